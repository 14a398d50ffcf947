import type { Language } from '@config/site';
import type { Place, Site } from './Site';

interface Key extends Place {
  readonly key: string;
}

/** A text of `i18n.json` in one language. */
export interface UiString extends Key {
  readonly file: string;
  readonly text: string;
}

/** The keys of `i18n.json`; empty if it can't be parsed. */
export function keysOf({ strings }: Site): Key[] {
  if (typeof strings?.value !== 'object' || strings.value === null) return [];
  return Object.keys(strings.value).map((key) => ({ key, line: strings.lineOf([key]) }));
}

/** The texts of `i18n.json` in a language. */
export function stringsOf(site: Site, lang: Language): UiString[] {
  const { strings } = site;
  return keysOf(site).flatMap(({ key }) => {
    const texts = (strings?.value as Record<string, Partial<Record<string, unknown>> | null>)[key];
    const text = texts?.[lang];
    if (!strings || typeof text !== 'string') return [];
    return { file: strings.file, line: strings.lineOf([key, lang]), key, text };
  });
}
