import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DiskCache } from '@engine/cache/DiskCache';
import { digestOf } from '@engine/cache/digest';
import { readMarkdown, type ReadMarkdown } from './markdown';
import { parseTogether, type MarkdownText } from './parseTogether';
import type { Body } from './Site';

const ROOT = path.join(import.meta.dirname, '../../..');

/** Folders whose code affects parsing. */
const CODE = [import.meta.dirname, path.join(ROOT, 'diagnostics')];
/** What parsing depends on besides the text and this code. */
const FILES = ['markdown/optionFieldList.ts', 'package-lock.json'];

export interface MarkdownCache {
  /** Parses the texts that aren't cached, so that `read` returns them immediately; `meanwhile` as in `parseTogether`. */
  warm(texts: readonly MarkdownText[], meanwhile?: () => Promise<void>): Promise<void>;
  readonly read: ReadMarkdown;
}

/** Parses each text once, with a cache across runs. Parsing takes nearly all the time of a check. */
export function markdownCache(folder: string): MarkdownCache {
  const stored = new DiskCache<Body>(folder, parserDigest());
  const bodies = new Map<string, Body>();
  const keyOf = ({ text, format }: MarkdownText): string => digestOf(format, text);
  const find = (key: string): Body | undefined => {
    const body = bodies.get(key) ?? stored.get(key);
    if (body) bodies.set(key, body);
    return body;
  };
  const store = (key: string, body: Body): Body => {
    bodies.set(key, body);
    stored.set(key, body);
    return body;
  };
  return {
    async warm(texts, meanwhile) {
      const unknown = texts.filter((text) => !find(keyOf(text)));
      const parsed = await parseTogether(unknown, meanwhile);
      for (const [index, text] of unknown.entries()) {
        const body = parsed[index];
        if (body) store(keyOf(text), body);
      }
    },
    read(text, format) {
      const key = keyOf({ text, format });
      return find(key) ?? store(key, readMarkdown(text, format));
    },
  };
}

function parserDigest(): string {
  const code = CODE.flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)));
  const files = FILES.map((file) => path.join(ROOT, file));
  return digestOf(...[...code, ...files].map((file) => readFileSync(file, 'utf8')));
}
