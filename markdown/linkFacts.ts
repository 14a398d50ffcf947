import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { optionFacts } from '@config/facts/optionFacts';
import type { FactKind, LinkFacts, LinkFactsFile } from '@config/facts/linkFacts';
import { apiParts, memberOf, optionNames, pluginOptionNames } from '@config/facts/reference';
import { DEFAULT_LANGUAGE, type Language } from '@config/site';
import type { Part, Reference } from './code/references/Reference';
import type { ReferencePages } from './code/references/referencePages';
import { firstSentence } from './optionRows';

/** A part of a page under one heading, as its Markdown blocks without code blocks. */
interface Section {
  readonly title: string;
  readonly blocks: readonly string[];
}

const FRONT_MATTER = /^---\n[^]*?\n---\n/;
const CODE_BLOCK = /^(`{3,}|~{3,})[^]*?^\1.*$/gm;
const HEADING = /^#{1,6} +(.+?)(?: *\{#[^}]+\})?$/;

/** Blocks other than text: components, tables, lists, quotes, callouts and imports. */
const NOT_TEXT = /^(?:[<|>]|[-*+] |\d+\. |:::|import )/;

/** The sections of a page; the first has the page's title. */
export function sectionsOf(source: string): Section[] {
  const text = source.replace(/\r\n/g, '\n').replace(FRONT_MATTER, '').replace(CODE_BLOCK, '');
  const sections: { title: string; blocks: string[] }[] = [];
  for (const block of text.split(/\n\s*\n/).map((lines) => lines.trim())) {
    const title = HEADING.exec(block)?.[1]?.replace(/`/g, '');
    if (title !== undefined) sections.push({ title, blocks: [] });
    else if (block !== '') sections.at(-1)?.blocks.push(block);
  }
  return sections;
}

/** A member's type as the first block of its section: `(url: string) => string`, maybe with an explanation. */
const TYPE_BLOCK = /^`([^`]+)`(?:$|[,，])/;

/** A hook's type as the first item of a list: its name, and the function. */
const TYPE_ITEM = /^- \*\*(?:Type:|类型：)\*\*(.*)$/m;

/** The version that added something, in a sentence or in a part of one. */
const ADDED =
  /Added in (?:version )?(?<en>\d+\.\d+\.\d+)|(?:新增于插件的 )?(?<zh>\d+\.\d+\.\d+) (?:新增|版本)/;

/** A sentence about the version alone, at the start of a paragraph. */
const ADDED_FIRST =
  /^(?:Added in (?:version )?\d+\.\d+\.\d+(?: of the plugin)?\.|\d+\.\d+\.\d+ 新增。|新增于插件的 \d+\.\d+\.\d+ 版本。)\s*/;

/** Inline Markdown other than code and links, which `firstSentence` handles: bold text and components. */
const MARKS = /\*\*|<[A-Z][^>]*\/>/g;

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A type in the layout of several lines on one: without the first of leading bars and the last comma. */
const typeOnOneLine = (type: string): string =>
  onOneLine(type)
    .replace(/([<(]) (?:\| )?/g, '$1')
    .replace(/,? (?=[>)])/g, '');

/** The first sentence of some blocks, and the version that their first paragraph names. */
function lead(blocks: readonly string[]): { since: string | undefined; text: string } {
  const paragraphs = blocks.filter((block) => !NOT_TEXT.test(block));
  const { en, zh } = ADDED.exec(paragraphs[0] ?? '')?.groups ?? {};
  const [text = ''] = paragraphs
    .map((paragraph) => onOneLine(paragraph.replace(MARKS, '')).replace(ADDED_FIRST, ''))
    .filter(Boolean);
  // A colon leads to a list or a sample, which the card doesn't show.
  return { since: en ?? zh, text: firstSentence(text).replace(/[:：]$/, '$&…') };
}

/** Facts without the ones that aren't known. */
const known = (facts: { [Name in keyof LinkFacts]: LinkFacts[Name] | undefined }): LinkFacts =>
  Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== undefined),
  ) as unknown as LinkFacts;

/** Facts of a member of the API or a hook, from its section. */
function factsOfMember({ title, blocks }: Section): LinkFacts {
  const own = TYPE_BLOCK.exec(blocks[0] ?? '')?.[1];
  const rest = own === undefined ? blocks : blocks.slice(1);
  const listed = [...(TYPE_ITEM.exec(rest.join('\n'))?.[1] ?? '').matchAll(/`([^`]+)`/g)];
  const codes = listed.map(([, code = '']) => code);
  const type = own ?? codes.find((code) => code.includes('=>')) ?? codes[0];
  return known({ title, type, ...lead(rest) });
}

/** Facts of an option of the documented package or of a plugin, from its declaration and its section. */
function factsOfOption(
  name: string,
  { title, blocks }: Section,
  plugin?: string,
): LinkFacts | undefined {
  const facts = optionFacts(name);
  if (!facts) return undefined;
  const { type, default: value, since, deprecated } = facts;
  const { since: ofPlugin, text } = lead(blocks);
  return known({
    title,
    type: typeOnOneLine(type),
    default: value && onOneLine(value),
    since: plugin && ofPlugin ? `${plugin} ${ofPlugin}` : since,
    deprecated: deprecated && onOneLine(deprecated),
    text,
  });
}

/** Facts of a reference, from the sections of its page; an option's is the first. */
function factsOf(reference: Reference, sections: readonly Section[]): LinkFacts | undefined {
  switch (reference.kind) {
    case 'option':
      return sections[0] && factsOfOption(reference.name, sections[0]);
    case 'plugin': {
      const section = sections.find(({ title }) => title === reference.option);
      const { plugin, option = '' } = reference;
      return section && factsOfOption(`${plugin}.${option}`, section, plugin);
    }
    case 'member': {
      const section = sections.find(({ title }) => memberOf(title) === reference.name);
      return section && factsOfMember(section);
    }
  }
}

const references: Record<FactKind, readonly Reference[]> = {
  options: optionNames.map((name) => ({ kind: 'option', name })),
  sections: [
    ...Object.entries(apiParts).flatMap(([part, { members }]) =>
      // Their declarations are longer than a card.
      part === 'types'
        ? []
        : members.map((name) => ({ kind: 'member', part: part as Part, name }) as const),
    ),
    ...pluginOptionNames.map((path) => {
      const [plugin = '', option] = path.split('.');
      return { kind: 'plugin', plugin, option } as const;
    }),
  ],
};

/**
 * The facts of all options, or of all sections that describe a member of the API, a hook, or an option of a plugin.
 * @param docs absolute path of the folder that contains a folder for each language
 */
export function linkFacts(
  kind: FactKind,
  lang: Language,
  docs: string,
  pages: ReferencePages,
): LinkFactsFile {
  const prefix = lang === DEFAULT_LANGUAGE ? '' : `/${lang}`;
  const read = new Map<string, Section[]>();
  const sectionsAt = (route: string): Section[] => {
    const known = read.get(route);
    if (known) return known;
    const file = path.join(docs, lang, `${route}.mdx`);
    const sections = existsSync(file) ? sectionsOf(readFileSync(file, 'utf8')) : [];
    read.set(route, sections);
    return sections;
  };
  return Object.fromEntries(
    references[kind].flatMap((reference) => {
      const url = pages.urlOf(reference, lang)?.slice(prefix.length);
      // An option of a plugin without a section has the URL of the page, which describes the plugin.
      if (url === undefined || (kind === 'sections' && !url.includes('#'))) return [];
      const facts = factsOf(reference, sectionsAt(url.replace(/#.*/, '')));
      return facts && facts.text !== '' ? [[url, facts] as const] : [];
    }),
  );
}
