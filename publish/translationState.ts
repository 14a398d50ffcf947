import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@config/site';
import { SOURCE_HASH_KEY, sourceHash } from './sourceHash';

/** The hash in the front matter, which ends at the first line starting with `---`. */
const RECORD = new RegExp(`^(---\\r?\\n(?:(?!---).*\\n)*?)${SOURCE_HASH_KEY}:[ \\t]*(\\S*).*`);

/**
 * Replaces the hash in a translated page's front matter with `outdated: true` if the original has changed since. The
 * hash isn't shipped; line numbers stay the same.
 */
export function markOutdated(page: string, original: string): string {
  return page.replace(RECORD, (_, before: string, record: string) => {
    const isOutdated = record.replace(/['"]/g, '') !== sourceHash(original);
    return before + (isOutdated ? 'outdated: true' : '#');
  });
}

/** `/docs/zh/a.mdx` is a translation of `/docs/en/a.mdx`. @returns undefined if the file isn't a translated page */
function originalOf(root: string, file: string): string | undefined {
  const [lang, ...rest] = path.relative(root, file).split(path.sep);
  const isTranslated =
    lang !== DEFAULT_LANGUAGE && LANGUAGES.some((language) => language.lang === lang);
  return isTranslated && /\.mdx?$/.test(file)
    ? path.join(root, DEFAULT_LANGUAGE, ...rest)
    : undefined;
}

/**
 * A page as it is compiled: a translated one states whether its original has changed.
 * @param root absolute path of the pages' folder
 */
export function withTranslationState(root: string, file: string, page: string): string {
  const original = originalOf(root, file);
  const text = original === undefined ? undefined : read(original);
  return text === undefined ? page : markOutdated(page, text);
}

/** Marks translated pages whose original has changed since they were written. */
export function pluginTranslationState(): RspressPlugin {
  let root = path.resolve('docs');
  const mark: RsbuildPlugin = {
    name: 'translation-state:mark',
    setup(api) {
      api.transform(
        { test: (file) => originalOf(root, file) !== undefined, order: 'pre' },
        (page) => {
          const original = originalOf(root, page.resourcePath) ?? '';
          if (existsSync(original)) page.addDependency(original);
          else page.addMissingDependency(original);
          return withTranslationState(root, page.resourcePath, page.code);
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

/** @returns undefined if the file doesn't exist */
function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
