import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ALL_PAGES } from '@config/allPages';
import { splitPage, withoutCode } from '../../compile/pageMetadata';
import type { StaticPage } from './writePages';

const COMPONENTS = path.join(import.meta.dirname, '../../../components');

/**
 * Marks a component in its `index.ts` whose HTML is all that the browser needs, because `ContentActions` handles its
 * buttons.
 */
const STATIC_MARK = /^export const isStatic = true;$/m;

/** Names of the components that a static article can contain, each marked in its `index.ts`. */
export const staticComponents: readonly string[] = readdirSync(COMPONENTS).filter(
  (name) =>
    /^[A-Z]\w*$/.test(name) &&
    STATIC_MARK.test(readFileSync(path.join(COMPONENTS, name, 'index.ts'), 'utf8')),
);

const STATIC_IMPORTS = new Set(staticComponents.map((name) => `@components/${name}`));

const PAGE_TYPE = /^pageType:[ \t]*['"]?([\w-]+)/m;

/** Page types whose text is in an article; specification §2 'Page types'. */
const ARTICLES = ['doc', 'doc-wide'];

const IMPORT = /^import\b.*?['"]([^'"]+)['"];?[ \t]*$/gm;

/** Exports or event handlers in the page's own code. */
const CODE = /^export\b|\son[A-Z]\w*=\{/m;

/** A relative image or other file, which the bundler has to resolve. */
const FILE_BESIDE = /\]\(\.{1,2}\/[^)]+\.(?!mdx?\b|html\b)[a-z\d]+\)|\ssrc="\.{1,2}\//;

const INLINE_CODE = /(`+)(?!`)[^]*?[^`]\1(?!`)/g;

/** Modules that every compiled page imports. */
const ENGINE = new Set(['react/jsx-runtime', '@mdx-js/react', '@rspress/core/theme']);

const COMPILED_IMPORT = /^import .*?from\s*['"](.+?)['"];?$/gm;

/** Metadata of a compiled page. */
const META = /\.__RSPRESS_PAGE_META\[".+?"\] = (\{.*\});$/m;

/**
 * Whether a page is static: it has no interactive content, so the browser can use its article as HTML. @param file path
 * of the page
 */
export function isStatic(source: string, file: string): boolean {
  // The page that lists all pages contains the controls for reading offline: see `remarkOfflinePages.ts`.
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

/** Modules that a compiled page imports. */
const compiledImports = (code: string): string[] =>
  [...code.matchAll(COMPILED_IMPORT)].map(([, name = '']) => name);

/** Data of a compiled static page. @throws if the page imports an interactive component */
export function staticPage(code: string, file: string): StaticPage {
  const interactive = compiledImports(code).find(
    (name) => !STATIC_IMPORTS.has(name) && !ENGINE.has(name),
  );
  if (interactive) {
    throw new Error(
      `${file}  imports ${interactive} after compilation, but static pages load no components: mark the component as static in its index.ts, or adapt isStatic in engine/articles/build/staticPage.ts`,
    );
  }
  const data = JSON.parse(META.exec(code)?.[1] ?? '{}') as Pick<StaticPage, 'routePath'>;
  return { routePath: data.routePath, data: { ...data } };
}

export const isStaticFile = (file: string): boolean => isStatic(readFileSync(file, 'utf8'), file);
