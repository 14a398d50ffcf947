import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LANGUAGE, type Language } from '@config/site';
import { MAX_QUERY_LENGTH } from '@model/searchQuery';

/**
 * A query that users type or paste, up to the field's limit, and the pages of which one should come first: routes
 * without a language.
 */
export interface GoldenQuery {
  query: string;
  pages: string[];
}

const DIST = join(import.meta.dirname, '../../dist');

function isBuilt(lang: Language, route: string): boolean {
  const prefix = lang === DEFAULT_LANGUAGE ? '' : lang;
  const file = route.endsWith('/') ? `${route}index.html` : `${route}.html`;
  return existsSync(join(DIST, prefix, file));
}

function readQueries(set: 'queries' | 'unseen', lang: Language): GoldenQuery[] {
  const source = readFileSync(join(import.meta.dirname, `${set}.${lang}.json`), 'utf8');
  return Object.entries(JSON.parse(source) as Record<string, string[]>).map(([query, pages]) => ({
    query: query.slice(0, MAX_QUERY_LENGTH),
    pages,
  }));
}

/** Queries that nothing was tuned on: they show the quality for unforeseen queries. */
export const readUnseenQueries = (lang: Language): GoldenQuery[] => readQueries('unseen', lang);

/** A language's golden queries: those for built pages, and those whose pages aren't written yet. */
export function readGoldenQueries(lang: Language): {
  built: GoldenQuery[];
  unwritten: GoldenQuery[];
} {
  const queries = readQueries('queries', lang);
  const hasPage = ({ pages }: GoldenQuery) => pages.some((page) => isBuilt(lang, page));
  return {
    built: queries.filter(hasPage),
    unwritten: queries.filter((query) => !hasPage(query)),
  };
}
