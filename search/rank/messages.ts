import type { SearchHit } from '../client/searchHit';

/** Requests to the worker. Each request except the first is answered with its number. */
export type Request =
  | { kind: 'load'; index: string; base: string }
  | { kind: 'search'; number: number; query: string; limit: number }
  | { kind: 'excerpts'; number: number; query: string; urls: string[]; words: number };

export interface Answers {
  search: { hits: SearchHit[]; suggestions: string[] };
  /** Excerpts by URL of their section. */
  excerpts: [url: string, passage: string][];
}

export type Response =
  { number: number; result: Answers[keyof Answers] } | { number: number; error: string };
