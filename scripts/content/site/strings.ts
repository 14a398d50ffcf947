import type { Language } from '@config/site';
import type { Place, Site } from './Site';

/** One text of `i18n.json` in one language. */
export interface UiString extends Place {
  readonly file: string;
  readonly key: string;
  readonly text: string;
}

/** The texts of `i18n.json` in a language; none where it cannot be read. */
export function stringsOf({ strings }: Site, lang: Language): UiString[] {
  if (typeof strings?.value !== 'object' || strings.value === null) return [];
  return Object.entries(strings.value as Record<string, unknown>).flatMap(([key, texts]) => {
    const text = (texts as Partial<Record<string, unknown>> | null)?.[lang];
    if (typeof text !== 'string') return [];
    return { file: strings.file, line: strings.lineOf([key, lang]), key, text };
  });
}
