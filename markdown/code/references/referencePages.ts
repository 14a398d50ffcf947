import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import { apiParts, memberOf, optionRoute, pluginRoute } from '@config/facts/reference';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@config/site';
import type { Part, Reference } from './Reference';

interface Heading {
  readonly text: string;
  readonly id: string;
}

export interface ReferencePages {
  /** Markdown link to a reference entry in a language; undefined if no page describes it yet. */
  urlOf(reference: Reference, lang: Language): string | undefined;
  /** Everything that links depend on, for the build's cache. */
  readonly digest: readonly string[];
}

/**
 * Finds the existing reference pages and their sections.
 * @param docs absolute path of the folder that contains a folder for each language
 */
export function readReferencePages(docs: string): ReferencePages {
  const headings = new Map<string, readonly Heading[]>();
  for (const { lang } of LANGUAGES) {
    for (const folder of ['api', 'config', 'plugins']) {
      for (const file of markdownFiles(path.join(docs, lang, folder))) {
        const url = file.slice(path.join(docs, lang).length).split(path.sep).join('/');
        const route = url.replace(/\.mdx?$/, '').replace(/\/index$/, '/');
        headings.set(`${lang}${route}`, headingsOf(readFileSync(file, 'utf8')));
      }
    }
  }

  function section(
    lang: Language,
    address: string,
    isMeant: (heading: Heading) => boolean,
  ): string | undefined {
    const heading = headings.get(`${lang}${address}`)?.find(isMeant);
    return heading && `${address}#${heading.id}`;
  }

  function member(part: Part, name: string, lang: Language): string | undefined {
    for (const address of apiParts[part].pages) {
      const found = section(lang, address, ({ text }) => memberOf(text) === name);
      if (found) return found;
    }
    return undefined;
  }

  function find(reference: Reference, lang: Language): string | undefined {
    if (reference.kind === 'member') return member(reference.part, reference.name, lang);
    const { kind } = reference;
    const address = kind === 'option' ? optionRoute(reference.name) : pluginRoute(reference.plugin);
    const page = headings.has(`${lang}${address}`) ? address : undefined;
    if (kind === 'option' || reference.option === undefined) return page;
    const { option } = reference;
    return section(lang, address, ({ text }) => text === option) ?? page;
  }

  return {
    urlOf(reference, lang) {
      const found = find(reference, lang);
      if (found === undefined) return undefined;
      return lang === DEFAULT_LANGUAGE ? found : `/${lang}${found}`;
    },
    digest: [...headings].map(
      ([address, found]) => `${address} ${found.map(({ id }) => id).join(' ')}`,
    ),
  };
}

function markdownFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.mdx?$/.test(name))
    .map((name) => path.join(folder, name));
}

/** Headings below the page's title, with the ids that the engine assigns. */
function headingsOf(text: string): Heading[] {
  const slugger = new GithubSlugger();
  const outsideCode = text.replace(/^(`{3,}|~{3,})[\s\S]*?^\1/gm, '');
  return [...outsideCode.matchAll(/^(#{1,6}) +(.+?)(?: *\\?\{#([^}]+)\})? *$/gm)].flatMap(
    ([, marks = '', written = '', id]) => {
      const heading = written.replace(/`/g, '');
      const found = { text: heading, id: id ?? slugger.slug(heading) };
      return marks.length === 1 ? [] : found;
    },
  );
}
