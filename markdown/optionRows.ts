import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parse } from 'yaml';
import { optionFacts, optionFieldFacts, type OptionFacts } from '@config/facts/optionFacts';
import { fieldsOf, optionNames, optionRoute } from '@config/facts/reference';
import { DEFAULT_LANGUAGE, type Language } from '@config/site';
import { COLON, fieldItems } from './optionFieldList';

/** An option or a field of one, with what the table of all options shows of it. */
export interface OptionRow {
  /** `output.manifest.filename` */
  readonly name: string;
  /** URL of its page, or of the field's place there; absent for an option without a page. */
  readonly href?: string;
  readonly facts: OptionFacts;
  /** One sentence of Markdown without links; empty for a field that its page doesn't list. */
  readonly description: string;
}

/** The group of an option, empty at the top level: `output` of `output.distPath`. */
export const groupOf = (option: string): string => option.split('.').slice(0, -1).join('.');

/** All groups in the order of the declarations. */
export const optionGroups: readonly string[] = [...new Set(optionNames.map(groupOf))];

/** File of an option's page. @param docs folder that contains a folder for each language */
const pageOf = (option: string, lang: Language, docs: string): string =>
  path.join(docs, lang, `${optionRoute(option)}.mdx`);

/** Option pages whose descriptions a page's tables of options or changes show. @param lang language of the page */
export function optionTableFiles(source: string, lang: Language, docs: string): string[] {
  const groups = [...source.matchAll(/<OptionTable group="([^"]*)"/g)].map(([, group]) => group);
  const ofChanges = source.includes('<OptionChanges ');
  return optionNames
    .filter((option) => ofChanges || groups.includes(groupOf(option)))
    .map((option) => pageOf(option, lang, docs));
}

const FRONT_MATTER = /^---\r?\n([^]*?)\r?\n---/;

/** A page's list of fields. Only these are parsed: whole pages take a second of a build. */
const FIELD_LIST = /^<OptionFields\b[^]*?^<\/OptionFields>$/gm;

const markdown = unified().use(remarkParse).use(remarkMdx);

/** The end of a sentence: a period before a space or the end, or a Chinese full stop. */
const SENTENCE_END = /\.(?=\s|$)|。/;

/** A Markdown link. Its target can be relative to the page. */
const LINK = /\[([^\]]*)\]\([^)]*\)/g;

/** The end of a sentence that refers to other parts of its page: `, see [Files](#files) and [Names](#names)`. */
const REFERENCE =
  /(?:[,;] see|，见) ?\[[^\]]*\]\([^)]*\)(?:(?: and|、| 和) ?\[[^\]]*\]\([^)]*\))*(?=[.。]?$)/;

/** Markdown up to the end of its first sentence, with the text of links, and without a reference at the end. */
export function firstSentence(text: string): string {
  const end = SENTENCE_END.exec(text);
  const sentence = end ? text.slice(0, end.index + 1) : text;
  return sentence.replace(REFERENCE, '').replace(LINK, '$1');
}

interface PageTexts {
  description: string;
  /** First sentences of fields, by the field's path. */
  fields: ReadonlyMap<string, string>;
}

/** Pages that were read, because several tables and files of one build list the same options. */
const pages = new Map<string, { source: string; texts: PageTexts }>();

/** Undefined for an option without a page: a deprecated one, or one that a page of another describes. */
function readPage(file: string): PageTexts | undefined {
  if (!existsSync(file)) return undefined;
  const source = readFileSync(file, 'utf8');
  const known = pages.get(file);
  if (known?.source === source) return known.texts;
  const texts = textsOf(source);
  pages.set(file, { source, texts });
  return texts;
}

function textsOf(source: string): PageTexts {
  const [block = '', yaml = ''] = FRONT_MATTER.exec(source) ?? [];
  const { description = '' } = (parse(yaml) ?? {}) as { description?: string };
  const fields = new Map<string, string>();
  for (const [list] of source.slice(block.length).matchAll(FIELD_LIST)) {
    visit(markdown.parse(list), 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
      const of = node.attributes.find((found) => 'name' in found && found.name === 'of')?.value;
      if (node.name !== 'OptionFields' || typeof of !== 'string') return;
      for (const item of fieldItems(node)) {
        const [first] = item.description;
        if (item.name === undefined || first?.type !== 'paragraph') continue;
        const start = first.children[0]?.position?.start.offset;
        const text = list.slice(start, first.position?.end.offset).replace(COLON, '');
        fields.set(`${of}.${item.name}`, firstSentence(text.replace(/\s+/g, ' ')));
      }
    });
  }
  return { description, fields };
}

/**
 * An option and its fields, with descriptions from its page in a language.
 * @param docs folder that contains a folder for each language
 */
export function rowsOfOption(option: string, lang: Language, docs: string): OptionRow[] {
  const page = readPage(pageOf(option, lang, docs));
  const href = (lang === DEFAULT_LANGUAGE ? '' : `/${lang}`) + optionRoute(option);
  const row = (name: string, own?: OptionFacts, description = '', place = href): OptionRow[] =>
    own ? [{ name, facts: own, description, ...(page ? { href: place } : {}) }] : [];
  return [
    ...row(option, optionFacts(option), firstSentence(page?.description ?? '')),
    ...(fieldsOf(option, true) ?? []).flatMap((field) => {
      const name = `${option}.${field}`;
      const facts = optionFieldFacts(option)?.[field];
      return row(name, facts, page?.fields.get(name), `${href}#${name}`);
    }),
  ];
}

/** The options of a group and their fields, in the order of the declarations. */
export const optionRows = (group: string, lang: Language, docs: string): OptionRow[] =>
  optionNames
    .filter((option) => groupOf(option) === group)
    .flatMap((option) => rowsOfOption(option, lang, docs));
