import type { SearchHit } from '../client/searchHit';

/** What the page asks of the worker. Each request but the first is answered under its number. */
export type Request =
  | { kind: 'load'; index: string; base: string }
  | { kind: 'search'; number: number; query: string; limit: number }
  | { kind: 'excerpts'; number: number; query: string; urls: string[]; words: number };

export interface Answers {
  search: { hits: SearchHit[]; suggestions: string[] };
  /** Passages by the address of their section. */
  excerpts: [url: string, passage: string][];
}

export type Response =
  { number: number; result: Answers[keyof Answers] } | { number: number; error: string };
