import type { Language } from '@config/site';
import strings from '../../i18n.json' with { type: 'json' };

/** A UI string in a language. */
export const label = (
  language: Language,
  key: keyof typeof strings,
  values: Record<string, string> = {},
): string =>
  Object.entries(values).reduce(
    (text, [name, value]) => text.replaceAll(`{{${name}}}`, value),
    strings[key][language],
  );
