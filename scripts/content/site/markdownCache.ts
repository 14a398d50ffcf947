import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readMarkdown, type ReadMarkdown } from './markdown';
import { parseTogether, type MarkdownText } from './parseTogether';
import type { Body } from './Site';

const ROOT = path.join(import.meta.dirname, '../../..');

/** What parsing depends on beside the text: this folder's code, that of `config` that it calls, and the versions of libraries. */
const CODE = [
  import.meta.dirname,
  path.join(ROOT, 'config/faults'),
  path.join(ROOT, 'config/optionFields'),
];
const LOCK_FILE = path.join(ROOT, 'package-lock.json');

export interface MarkdownCache {
  /** Parses what is new among the texts, so that `read` has them at hand; `meanwhile` as in `parseTogether`. */
  warm(texts: readonly MarkdownText[], meanwhile?: () => Promise<void>): Promise<void>;
  readonly read: ReadMarkdown;
  /** Keeps what this run read, and forgets the rest. */
  save(): void;
}

/** Parses only texts that the last run did not see; parsing is nearly all that a check costs. */
export function markdownCache(file: string): MarkdownCache {
  const parser = parserDigest();
  const known = load(file, parser);
  const used: Record<string, Body> = {};
  let isNew = false;
  const keyOf = ({ text, format }: MarkdownText): string => digest([format, text]);
  return {
    async warm(texts, meanwhile) {
      const open = texts.filter((text) => !known[keyOf(text)]);
      isNew ||= open.length > 0;
      const bodies = await parseTogether(open, meanwhile);
      for (const [index, text] of open.entries()) {
        const body = bodies[index];
        if (body) known[keyOf(text)] = body;
      }
    },
    read(text, format) {
      const key = keyOf({ text, format });
      isNew ||= !known[key];
      return (used[key] ??= known[key] ?? readMarkdown(text, format));
    },
    save() {
      if (!isNew) return;
      try {
        mkdirSync(path.dirname(file), { recursive: true });
        // Renamed into place, so that a run beside this one never reads half a file.
        const draft = `${file}.${String(process.pid)}`;
        writeFileSync(draft, JSON.stringify({ parser, bodies: used }));
        renameSync(draft, file);
      } catch {
        // Where nothing can be written, the next run parses again.
      }
    },
  };
}

function load(file: string, parser: string): Record<string, Body> {
  try {
    const cache = JSON.parse(readFileSync(file, 'utf8')) as {
      parser: string;
      bodies: Record<string, Body>;
    };
    return cache.parser === parser ? cache.bodies : {};
  } catch {
    return {};
  }
}

function parserDigest(): string {
  const code = CODE.flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)));
  return digest([...code, LOCK_FILE].map((file) => readFileSync(file, 'utf8')));
}

function digest(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('base64url');
}
