import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Files of a user's first load of a page, and last those of a navigation from another page. */
export const KINDS = ['script', 'pageScript', 'style', 'html', 'pageFile'] as const;
export type Kind = (typeof KINDS)[number];

/** Bytes as sent by hosts. */
export interface Weight {
  gzip: number;
  brotli: number;
}

/** The heaviest page of one kind. */
export interface Heaviest {
  /** Below the folder of the built site. */
  page: string;
  files: string[];
  weight: Weight;
}

const hrefs = (html: string, tag: RegExp): string[] =>
  [...html.matchAll(tag)].flatMap(([, url]) => url ?? []);

/** The files of a page by kind, as referenced in its HTML. */
export function filesOf(page: string, html: string): Record<Kind, string[]> {
  return {
    script: hrefs(html, /<script\b[^>]*?\ssrc="([^"]+)"/g),
    // Preloaded before the script that requests it: the page's own.
    pageScript: hrefs(html, /<link\b(?=[^>]*\sas="script")[^>]*?\shref="([^"]+)"/g),
    style: hrefs(html, /<style\b[^>]*?\sdata-href="([^"]+)"/g),
    html: [page],
    pageFile: hrefs(html, /<script\b[^>]*?\sdata-file="([^"]+)"/g),
  };
}

/** Weighs the first load of pages, and finds the heaviest of each kind. @param pages paths below `dir`. */
export function weigh(dir: string, pages: readonly string[], base: string): Record<Kind, Heaviest> {
  const zipped = new Map<string, number>();
  const read = (file: string) => readFileSync(join(dir, file));
  const gzipOf = (file: string): number => {
    const size = zipped.get(file) ?? gzipSync(read(file)).length;
    zipped.set(file, size);
    return size;
  };
  const sum = (files: string[], sizeOf: (file: string) => number) =>
    files.reduce((total, file) => total + sizeOf(file), 0);
  const heaviest: Partial<Record<Kind, Heaviest>> = {};
  for (const page of pages) {
    const files = filesOf(page, read(page).toString());
    for (const kind of KINDS) {
      const own = files[kind].map((file) =>
        file.startsWith(base) ? file.slice(base.length) : file,
      );
      const gzip = sum(own, gzipOf);
      if (gzip > (heaviest[kind]?.weight.gzip ?? -1)) {
        heaviest[kind] = { page, files: own, weight: { gzip, brotli: 0 } };
      }
    }
  }
  for (const { files, weight } of Object.values(heaviest)) {
    weight.brotli = sum(files, (file) => brotliCompressSync(read(file)).length);
  }
  return heaviest as Record<Kind, Heaviest>;
}
