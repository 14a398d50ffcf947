import { sourcesOf, type CodeBlock, type Site, type Source } from '../../content/site/Site';
import { withoutComments } from '../../content/site/withoutComments';
import { readFence, type Fence } from './fence';
import { effectsBelow } from './effectsBelow';
import type { Effect, Sample } from './Sample';

/** Every fenced block of every page; counterparts with the same code share one sample with two positions. */
export function samplesOf(site: Site): Sample[] {
  const byPath = new Map<string, Source[]>();
  for (const source of sourcesOf(site)) {
    byPath.set(source.path, [...(byPath.get(source.path) ?? []), source]);
  }
  return [...byPath.values()].flatMap((counterparts) => {
    const [first, ...others] = [...counterparts].sort((a, b) => compareLanguage(a.lang, b.lang));
    return first ? samplesOfCounterparts(first, others) : [];
  });
}

const compareLanguage = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

interface Draft extends Fence {
  readonly lang: string;
  readonly code: string;
  readonly places: { file: string; line: number; code: string }[];
  readonly effects: readonly Effect[];
}

function samplesOfCounterparts(first: Source, others: readonly Source[]): Sample[] {
  const drafts = first.code.map((block) => draft(first, block));
  const shared = drafts.map(likeness);
  const apart = others.map((other) => {
    const page = other.code.map((block) => draft(other, block));
    const own = page.filter((counterpart, index) => {
      const original = drafts[index];
      if (!original || shared[index] !== likeness(counterpart)) return true;
      original.places.push(...counterpart.places);
      return false;
    });
    return samples(page).filter((_, index) => own.includes(page[index] as Draft));
  });
  return [...samples(drafts), ...apart.flat()];
}

function draft(source: Source, block: CodeBlock): Draft {
  const { lang = '', meta, line, code } = block;
  const places = [{ file: source.file, line, code }];
  return { lang, ...readFence(meta), code, places, effects: effectsBelow(source, block) };
}

/** Equal for counterparts: only the reason for an unchecked block is translated. */
function likeness({ lang, title, attributes, words, code }: Draft): string {
  const { unchecked, ...others } = attributes;
  const fence = [lang, title, others, words, unchecked !== undefined];
  return JSON.stringify([fence, withoutComments(code, lang)]);
}

function samples(drafts: readonly Draft[]): Sample[] {
  const page: Sample[] = [];
  page.push(
    ...drafts.map((item, index) => ({
      ...item,
      places: item.places as unknown as Sample['places'],
      index,
      page,
    })),
  );
  return page;
}
