import type { BuiltPage } from '../index/readPage';
import { entriesOf } from './entries';

/** A message with the id of its heading and its forms, the heading first. */
type StoredEntry = readonly [id: string, ...templates: string[]];

interface StoredSection {
  readonly heading: string;
  readonly entries: readonly StoredEntry[];
}

interface StoredPage {
  /** With its language: `/zh/guide/faq/messages`. */
  readonly route: string;
  readonly title: string;
  readonly sections: readonly StoredSection[];
}

/** The messages that the pages of a language explain; loaded when a query looks like a message. */
export interface MessageFile {
  /** The section of the site that contains the pages, as named in the navigation. */
  readonly group: string;
  readonly pages: readonly StoredPage[];
}

/** Pages that explain messages, by their route without the language. */
const MESSAGE_PAGE = /\/guide\/faq\/messages(?:-\w+)?$/;

export const isMessagePage = (route: string): boolean => MESSAGE_PAGE.test(route);

/** Path of a language's messages below the site's base. */
export const messageFile = (lang: string, version = ''): string =>
  `search/${version && `${version}/`}messages.${lang}.json`;

/** What the file stores of a page, from the built page and its Markdown. */
export function storedPage(
  { route, title, sections }: Pick<BuiltPage, 'title' | 'sections'> & { route: string },
  markdown: string,
): StoredPage {
  const stored: { heading: string; entries: StoredEntry[] }[] = [];
  const entries = new Map(entriesOf(markdown).map((entry) => [entry.id, entry]));
  for (const { depth, heading, id } of sections) {
    const entry = entries.get(id);
    if (entry) stored.at(-1)?.entries.push([id, ...entry.templates]);
    else if (depth === 2) stored.push({ heading, entries: [] });
  }
  return { route, title, sections: stored.filter(({ entries: found }) => found.length > 0) };
}
