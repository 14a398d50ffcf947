import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@config/site';
import { SOURCE_HASH_KEY, sourceHash } from './sourceHash';

/** Within the front matter, which its first line of `---` ends. */
const RECORD = new RegExp(`^(---\\r?\\n(?:(?!---).*\\n)*?)${SOURCE_HASH_KEY}:[ \\t]*(\\S*).*`);

/**
 * Turns the record in a translated page's front matter into what its readers are told: `outdated: true` where the
 * original has moved on. The record itself stays out of what they load; the page keeps its lines.
 */
export function markOutdated(page: string, original: string): string {
  return page.replace(RECORD, (_, before: string, record: string) => {
    const isOutdated = record.replace(/['"]/g, '') !== sourceHash(original);
    return before + (isOutdated ? 'outdated: true' : '#');
  });
}

/** `/docs/zh/a.mdx` is a translation of `/docs/en/a.mdx`. @returns undefined for what is no translated page. */
function originalOf(root: string, file: string): string | undefined {
  const [lang, ...rest] = path.relative(root, file).split(path.sep);
  const isTranslated =
    lang !== DEFAULT_LANGUAGE && LANGUAGES.some((language) => language.lang === lang);
  return isTranslated && /\.mdx?$/.test(file)
    ? path.join(root, DEFAULT_LANGUAGE, ...rest)
    : undefined;
}

/** Lets each translated page know, when it is built, whether the page that it was written from has changed since. */
export function pluginTranslationState(): RspressPlugin {
  let root = path.resolve('docs');
  const mark: RsbuildPlugin = {
    name: 'translation-state:mark',
    setup(api) {
      api.transform(
        { test: (file) => originalOf(root, file) !== undefined, order: 'pre' },
        (page) => {
          const original = originalOf(root, page.resourcePath) ?? '';
          const text = read(original);
          if (text === undefined) {
            page.addMissingDependency(original);
            return page.code;
          }
          page.addDependency(original);
          return markOutdated(page.code, text);
        },
      );
    },
  };
  return {
    name: 'translation-state',
    config(config) {
      root = path.resolve(config.root ?? root);
      return config;
    },
    builderConfig: { plugins: [mark] },
  };
}

/** @returns undefined where there is no such file. */
function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
