import type { PlacedPage } from '@search/index/buildIndex';

/** A word of Latin letters or one Chinese character: the parts of the text. */
const PARTS = /[a-z]+|\p{Script=Han}/giu;
const HAN = /^\p{Script=Han}/u;

/** Number of the most common parts that all topics share; the rest belong to one topic. */
const SHARED = 400;
/** A shared part is swapped with one of this many with a similar frequency. */
const PEERS = 20;
const SYLLABLES = 'ba ce di fo gu ha ke li mo nu pa re si to vu wa xe yi zo ju'.split(' ');

/** FNV-1a, so that every run generates the same pages. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0;
  }
  return value;
}

function byFrequency(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const part of text.toLowerCase().match(PARTS) ?? []) {
      counts.set(part, (counts.get(part) ?? 0) + 1);
    }
  }
  return [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([part]) => part);
}

function inventedWord(seed: string): string {
  const number = hash(seed);
  return [0, 5, 10, 15]
    .map((shift) => SYLLABLES[(number >>> shift) % SYLLABLES.length] ?? '')
    .join('');
}

/** Replaces the rare words of each copy of a text with different ones. */
function wordsOfTopics(ranked: readonly string[]): (text: string, topic: number) => string {
  const ranks = new Map(ranked.map((part, rank) => [part, rank]));
  return (text, topic) =>
    text.replace(PARTS, (part) => {
      const key = part.toLowerCase();
      const rank = ranks.get(key) ?? 0;
      const seed = `${String(topic)} ${key}`;
      if (rank < SHARED) {
        const first = rank - (rank % PEERS);
        return ranked[Math.min(first + (hash(seed) % PEERS), ranked.length - 1)] ?? part;
      }
      if (HAN.test(part)) {
        return ranked[SHARED + (hash(seed) % Math.max(1, ranked.length - SHARED))] ?? part;
      }
      const word = inventedWord(seed);
      return /^\p{Lu}/u.test(part) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
    });
}

/**
 * The pages, and as many again for each additional topic: with the same structure and common words, and other rare
 * ones.
 * @param times the multiple of the number of pages.
 */
export function moreTopics(pages: readonly PlacedPage[], times: number): PlacedPage[] {
  const texts = pages.flatMap(({ sections }) =>
    sections.flatMap(({ heading, prose, code }) => [heading, prose, code]),
  );
  // Letters and Chinese characters separately, so that each kind is swapped with its own.
  const ranked = byFrequency(texts);
  const latin = wordsOfTopics(ranked.filter((part) => !HAN.test(part)));
  const han = wordsOfTopics(ranked.filter((part) => HAN.test(part)));
  const vary = (text: string, topic: number): string =>
    text
      .split(/(\p{Script=Han}+)/u)
      .map((run) => (HAN.test(run) ? han : latin)(run, topic))
      .join('');
  const copyOf = (page: PlacedPage, topic: number): PlacedPage => ({
    ...page,
    route: `${page.route.replace(/\/$/, '')}/topic-${String(topic)}`,
    title: vary(page.title, topic),
    description: vary(page.description, topic),
    keywords: vary(page.keywords, topic),
    aliases: page.aliases.map((alias) => vary(alias, topic)),
    sections: page.sections.map((section) => ({
      ...section,
      heading: vary(section.heading, topic),
      prose: vary(section.prose, topic),
      code: vary(section.code, topic),
    })),
  });
  const topics = Array.from({ length: times - 1 }, (_, index) => index + 1);
  return [...pages, ...topics.flatMap((topic) => pages.map((page) => copyOf(page, topic)))];
}
