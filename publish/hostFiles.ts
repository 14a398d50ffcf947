import { createHash } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { digestOf, projectDigest } from '@engine/cache/digest';
import { DiskCache } from '@engine/cache/DiskCache';
import { valuesOfFiles, type FileValues } from '@engine/cache/fileState';
import { headerRules, type HeaderRule, type InlineHashes } from '@config/headers';
import { nginxFile } from './nginxFile';
import { redirects, type Redirect } from '@config/redirects';
import { DEFAULT_LANGUAGE, LANGUAGES, site } from '@config/site';

/** Cloudflare Pages ignores longer lines. */
const MAX_LINE_LENGTH = 2000;

/** An inline script, except data such as JSON-LD, which browsers don't run. */
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src|type)=)[^>]*>([^]*?)<\/script>/g;

const STYLE_TAG = /<style[^>]*>([^]*?)<\/style>/g;

const hashesOf = (html: string, tag: RegExp): string[] =>
  [...html.matchAll(tag)].map(([, text = '']) =>
    createHash('sha256').update(text).digest('base64'),
  );

/** Hashes for the content security policy: the SHA-256 of each inline script and style tag, in base64. */
export const inlineHashes = (html: string): InlineHashes => ({
  scripts: hashesOf(html, INLINE_SCRIPT),
  styles: hashesOf(html, STYLE_TAG),
});

const withBase = (pathname: string): string => site.base + pathname.slice(1);

/** `_headers` for Netlify and Cloudflare Pages. @throws if a line is too long for them */
export function headersFile(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap((rule) => [
    withBase(rule.path),
    ...Object.entries(rule.headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const long = lines.find((line) => line.length > MAX_LINE_LENGTH);
  if (long) {
    throw new Error(
      `_headers has a line of ${String(long.length)} characters, but hosts accept at most ${String(MAX_LINE_LENGTH)}: ` +
        `reduce the pages' inline scripts (${long.slice(0, 80)}…)`,
    );
  }
  return `${lines.join('\n')}\n`;
}

/**
 * `_redirects` for both hosts: old URLs, and the pages of the default language under its prefix; specification §2. Each
 * page has a line: on Cloudflare Pages, a rule with `*` would redirect `/en//host` to `//host`, which is another site.
 * @param pages routes of the default language
 */
export function redirectsFile(moved: readonly Redirect[], pages: readonly string[]): string {
  const lines = moved.flatMap(({ from, to, paths }) =>
    paths.map((pathname) => {
      const target = pathname.replace(new RegExp(from), to);
      return `${withBase(pathname)} ${target.startsWith('/') ? withBase(target) : target} 301`;
    }),
  );
  const prefix = withBase(`/${DEFAULT_LANGUAGE}`);
  const prefixed = pages.map((page) => `${prefix}${page} ${withBase(page)} 301`);
  return `${[...lines, `${prefix} ${site.base} 301`, ...prefixed].join('\n')}\n`;
}

const isOtherLanguage = (route: string): boolean =>
  LANGUAGES.some(({ lang }) => route.startsWith(`/${lang}/`));

/** Routes of the default language's pages, from the HTML files of a build. */
function pagesIn(files: readonly string[]): string[] {
  const old = new Set(redirects.flatMap(({ paths }) => paths));
  return files
    .map((file) => `/${file.split(path.sep).join('/')}`.replace(/(?<=\/)index\.html$|\.html$/, ''))
    .filter((route) => route !== '/404' && !isOtherLanguage(route) && !old.has(route))
    .sort();
}

/** HTML files of a build, relative to its folder. */
export const htmlFilesOf = async (dist: string): Promise<string[]> =>
  (await readdir(dist, { recursive: true })).filter((file) => file.endsWith('.html'));

const CACHE = '.cache/hashes';

/** Hashes of all inline scripts and styles in a build's pages. */
export function inlineHashesOf(dist: string, files: readonly string[]): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const folder = path.join(CACHE, digestOf(path.resolve(dist)).slice(0, 8));
  const paths = files.map((file) => path.join(dist, file));
  const cache = new DiskCache<FileValues<InlineHashes>>(folder, projectDigest('.'));
  for (const own of valuesOfFiles(cache, paths, inlineHashes).values()) {
    for (const hash of own.scripts) scripts.add(hash);
    for (const hash of own.styles) styles.add(hash);
  }
  return { scripts: [...scripts].sort(), styles: [...styles].sort() };
}

/** Writes header and redirect files for static hosts. `npm run serve` also sends the headers of `_headers`. */
export const pluginHostFiles = (): RspressPlugin => ({
  name: 'host-files',
  async afterBuild({ outDir = 'dist' }, isProd) {
    if (!isProd) return;
    const files = await htmlFilesOf(outDir);
    const rules = headerRules(inlineHashesOf(outDir, files));
    await writeFile(path.join(outDir, '_headers'), headersFile(rules));
    await writeFile(path.join(outDir, '_redirects'), redirectsFile(redirects, pagesIn(files)));
    await writeFile(path.join(outDir, '_nginx.conf'), nginxFile(rules, redirects));
  },
});
