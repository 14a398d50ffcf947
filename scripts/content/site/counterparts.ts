import { LANGUAGES, type Language } from '@config/site';
import { sourcesOf, type Site, type Source } from './Site';

/** Pairs of an English page and its Chinese translation, if both can be parsed. */
export interface Counterparts {
  readonly en: Source;
  readonly zh: Source;
}

export function counterpartsOf(site: Site): Counterparts[] {
  const sources = sourcesOf(site).filter((source) => !source.diagnostic);
  const chinese = new Map(sources.filter(({ lang }) => lang === 'zh').map((zh) => [zh.path, zh]));
  return sources.flatMap((en) => {
    const zh = en.lang === 'en' ? chinese.get(en.path) : undefined;
    return zh ? { en, zh } : [];
  });
}

/** The same file in each other language: `docs/zh/x.mdx` for `docs/en/x.mdx`. */
export function counterpartFilesOf(lang: Language, path: string): string[] {
  return LANGUAGES.filter((other) => other.lang !== lang).map(
    (other) => `docs/${other.lang}/${path}`,
  );
}
