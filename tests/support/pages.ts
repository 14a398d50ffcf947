import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@config/site';

const DIST = path.join(import.meta.dirname, '../../dist');

/** The languages, to run a spec in each. */
export const languages: readonly Language[] = LANGUAGES.map(({ lang }) => lang);

/** The URL of an English route in a language. */
export const inLanguage = (language: Language, route: string): string =>
  language === DEFAULT_LANGUAGE ? route : `/${language}${route}`;

/** The language of a route, which a version may precede. */
export const languageOf = (route: string): Language =>
  languages.find((lang) => lang !== DEFAULT_LANGUAGE && route.includes(`/${lang}/`)) ??
  DEFAULT_LANGUAGE;

/** The English route of a page, which its languages share. */
export const englishRoute = (route: string): string => {
  const language = languageOf(route);
  return language === DEFAULT_LANGUAGE ? route : route.replace(`/${language}/`, '/');
};

/** Whether a file only redirects to the page's new URL. */
const isRedirect = (file: string): boolean =>
  readFileSync(file, 'utf8').includes('http-equiv="refresh"');

/** The routes of all pages in the build output, independent of any list. */
export function builtRoutes(dist = DIST): string[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => file.endsWith('.html') && file !== '404.html' && !isRedirect(path.join(dist, file)),
    )
    .map(
      (file) =>
        `/${file
          .split(path.sep)
          .join('/')
          .replace(/\.html$/, '')}`,
    )
    .map((route) => route.replace(/\/index$/, '/'))
    .sort();
}
