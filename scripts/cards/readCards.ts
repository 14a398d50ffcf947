import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { site } from '@config/site';
import { readHtml } from '../output/site/readHtml';
import type { CardFacts } from './cardElement';

/** A card and its file in the built site: `cards/zh/guide/index.png`. */
export interface Card {
  file: string;
  facts: CardFacts;
}

/** Fields of a built page's JSON-LD. */
interface Thing {
  '@type': string;
  url?: string;
  description?: string;
  inLanguage?: string;
  itemListElement?: { name: string }[];
}

const DATA = /<script type="application\/ld\+json">(.*?)<\/script>/gs;
const IMAGE = /<meta property="og:image" content="([^"]*)">/;

/** Without a period, as in titles. */
const firstSentence = (text: string): string =>
  /^.*?(?=[.。](?:\s|$|\p{L}))/u.exec(text)?.[0] ?? text;

/** The card of a built page; undefined if it declares none. */
export function cardOf(html: string): Card | undefined {
  const image = IMAGE.exec(html)?.[1];
  const things = [...html.matchAll(DATA)].map(([, text = '']) => JSON.parse(text) as Thing);
  const find = (type: string) => things.find((thing) => thing['@type'] === type);
  const article = find('TechArticle');
  const page = article ?? find('WebSite');
  if (image === undefined || !page) return undefined;
  const crumbs = find('BreadcrumbList')?.itemListElement ?? [];
  const section = crumbs.length > 2 ? crumbs[1]?.name : undefined;
  return {
    file: image.slice(`${site.origin}${site.base}`.length),
    facts: {
      lang: page.inLanguage ?? '',
      site: site.name,
      section: section ?? '',
      title: article ? (readHtml(html).titles[0] ?? '') : firstSentence(page.description ?? ''),
      route: (page.url ?? '').replace(/^https?:\/\//, '').replace(/\/$/, ''),
    },
  };
}

/** The cards that the pages of a built site declare. */
export async function readCards(dist: string): Promise<Card[]> {
  const files = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith('.html'));
  const pages = await Promise.all(files.map((file) => readFile(path.join(dist, file), 'utf8')));
  return pages.flatMap((html) => cardOf(html) ?? []);
}
