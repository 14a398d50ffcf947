import { readFileSync } from 'node:fs';
import type { StaticPage } from './writePages';
import { ALL_PAGES } from '@config/allPages';
import { splitPage, withoutCode } from '../../compile/pageText';
import { staticComponents } from './staticComponents';

const STATIC_IMPORTS = new Set(staticComponents.map((name) => `@components/${name}`));

const PAGE_TYPE = /^pageType:[ \t]*['"]?([\w-]+)/m;

/** Types of pages whose text stands in an article; specification §2 'Page types'. */
const ARTICLES = ['doc', 'doc-wide'];

const IMPORT = /^import\b.*?['"]([^'"]+)['"];?[ \t]*$/gm;

/** Code of the page's own. */
const CODE = /^export\b|\son[A-Z]\w*=\{/m;

/** An image or another file beside the page, which the bundler has to find. */
const FILE_BESIDE = /\]\(\.{1,2}\/[^)]+\.(?!mdx?\b|html\b)[a-z\d]+\)|\ssrc="\.{1,2}\//;

const INLINE_CODE = /(`+)(?!`)[^]*?[^`]\1(?!`)/g;

/** What the engine has each page import. */
const ENGINE = new Set(['react/jsx-runtime', '@mdx-js/react', '@rspress/core/theme']);

const COMPILED_IMPORT = /^import .*?from\s*['"](.+?)['"];?$/gm;

/** What a compiled page says of itself. */
const META = /\.__RSPRESS_PAGE_META\[".+?"\] = (\{.*\});$/m;

/** Whether the browser can take a page's article as HTML, since nothing in it lives. @param file names the page */
export function isStatic(source: string, file: string): boolean {
  // On the page that lists all, a reader keeps what to read offline: see `remarkOfflinePages.ts`.
  if (ALL_PAGES.test(file) || !/\.mdx?$/.test(file)) return false;
  const { yaml, text } = splitPage(source);
  if (!ARTICLES.includes(PAGE_TYPE.exec(yaml)?.[1] ?? 'doc')) return false;
  const prose = withoutCode(text).replace(INLINE_CODE, '');
  const imports = [...prose.matchAll(IMPORT)].map(([, name = '']) => name);
  return (
    imports.every((name) => STATIC_IMPORTS.has(name)) &&
    !CODE.test(prose) &&
    !FILE_BESIDE.test(prose)
  );
}

/** What a compiled page imports. */
const compiledImports = (code: string): string[] =>
  [...code.matchAll(COMPILED_IMPORT)].map(([, name = '']) => name);

/** A plain page as it was compiled. @throws where something lives in it after all */
export function staticPage(code: string, file: string): StaticPage {
  const living = compiledImports(code).find(
    (name) => !STATIC_IMPORTS.has(name) && !ENGINE.has(name),
  );
  if (living) {
    throw new Error(
      `${file}  came to import ${living} when it was compiled, which the browser would not load: mark the component as static in its index.ts, or tell isPlain in engine/articles/build/staticPage.ts`,
    );
  }
  const data = JSON.parse(META.exec(code)?.[1] ?? '{}') as Omit<StaticPage, 'data'>;
  const { routePath, lang, version } = data;
  return { routePath, lang, version, data: { ...data } };
}

export const isStaticFile = (file: string): boolean => isStatic(readFileSync(file, 'utf8'), file);
