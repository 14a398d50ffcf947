import strings from '../../i18n.json';
import type { Language } from '@config/site';
import { attributesOf, blockText, fieldText, inlineText } from './componentText';

interface ExportOptions {
  lang: Language;
  /** Converts an internal link (`/config/mode#values`) to the URL for the copy. */
  urlOf: (href: string) => string;
}

const FENCE = /^[\s>]*?(`{3,}|~{3,})\s*(\S*)(.*)$/;
const COMPONENT_IMPORT = /^import .* from '@components\/.*';$/;
const HEADING_ID = /^(\s*#{1,6}\s.*?)\s*\\?\{#[^}]*\}\s*$/;
const CONTAINER = /^(:{3,})\s*([a-z]+)\s*(.*)$/;
const BLOCK_TAG = /^(\s*)<(\/?)([A-Z]\w*)([^>]*?)\/?>(.*)$/;
/** Components whose text has links to pages. */
const WITH_LINKS: ReadonlySet<string> = new Set(['Card', 'MigrationTable', 'OptionChanges']);

/** The first line of a tag that spans several lines. */
const BROKEN_TAG = /^\s*<[A-Z]\w*$/;

/** An item of the list in `<OptionFields>`. */
const FIELD_ITEM = /^([-*] +`([^`]+)`)(\s*[:：].*)?$/;

/** Inline code, which stays the same; an inline component; an internal link. */
const INLINE =
  /(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)|<(?<name>[A-Z]\w*)(?<attributes>(?:\s[^<>]*?)?)(?:\/>|>(?<children>.*?)<\/\k<name>>)|\]\((?<href>\/[^)\s]*)/g;

interface InlineParts {
  name?: string;
  attributes?: string;
  children?: string;
  href?: string;
}

/** Removes the parts of an info string that only this site reads, and keeps language and file name. */
function openingFence(line: string, info: string): string {
  const [title] = /\btitle="[^"]*"/.exec(info) ?? [];
  const start = line.slice(0, line.length - info.length).trimEnd();
  return title ? `${start} ${title}` : start;
}

const calloutTitle = (type: string, lang: Language): string =>
  Object.entries(strings).find(([key]) => key === `callout.${type}`)?.[1][lang] ?? type;

/**
 * Converts a page to plain Markdown line by line; the rules of check:content ensure that tags and fences are on
 * separate lines.
 */
class Writer {
  readonly lines: string[] = [];
  private fence = '';
  private container = '';
  private brokenTag = '';
  private isInCard = false;
  /** The option whose fields are listed; empty outside `<OptionFields>`. */
  private option = '';

  constructor(private readonly options: ExportOptions) {}

  read(line: string): void {
    const [, mark = '', , info = ''] = FENCE.exec(line) ?? [];
    if (this.fence) {
      if (mark.startsWith(this.fence) && line.trim() === mark) this.fence = '';
      this.write(line);
    } else if (mark) {
      this.fence = mark;
      this.write(openingFence(line, info));
    } else this.readText(line);
  }

  private readText(line: string): void {
    if (COMPONENT_IMPORT.test(line)) return;
    if (this.brokenTag || BROKEN_TAG.test(line)) {
      this.readBrokenTag(line);
      return;
    }
    const [, colons = '', type = '', title = ''] = CONTAINER.exec(line) ?? [];
    if (this.container && line.trim() === this.container) {
      this.container = '';
    } else if (colons) {
      this.container = colons;
      this.write(`**${title || calloutTitle(type, this.options.lang)}**`);
      this.write('');
    } else this.readBlock(line);
  }

  private readBrokenTag(line: string): void {
    const tag = this.brokenTag + (/^\s*\/?>/.test(line) || !this.brokenTag ? '' : ' ');
    this.brokenTag = tag + (this.brokenTag ? line.trim() : line);
    if (!line.endsWith('>')) return;
    const whole = this.brokenTag;
    this.brokenTag = '';
    this.readBlock(whole);
  }

  private readBlock(line: string): void {
    const [, indent = '', slash, name = '', attributes = '', rest = ''] =
      BLOCK_TAG.exec(line) ?? [];
    const text = blockText[name];
    if (!text) {
      this.readInline(line);
      return;
    }
    if (name === 'OptionFields') this.option = slash ? '' : (attributesOf(attributes).of ?? '');
    if (name === 'Card') this.isInCard = !slash && !rest.endsWith('</Card>');
    if (slash) return;
    const hasLinks = WITH_LINKS.has(name);
    for (const own of text(attributesOf(attributes), this.options.lang)) {
      this.write(hasLinks || !own ? this.inline(own) : indent + own);
    }
    if (rest.trim()) this.append(this.inline(rest.replace(/<\/\w+>$/, '')));
  }

  private readInline(line: string): void {
    const text = this.withFieldFacts(this.inline(line.replace(HEADING_ID, '$1')));
    if (this.isInCard) this.append(text);
    else this.write(text);
  }

  private withFieldFacts(line: string): string {
    const [, start = '', field = '', rest = ''] = (this.option && FIELD_ITEM.exec(line)) || [];
    return field ? `${start}${fieldText(this.option, field, this.options.lang)}${rest}` : line;
  }

  private inline(line: string): string {
    return line.replace(INLINE, (found: string, ...matched: unknown[]) => {
      const { name = '', attributes = '', children = '', href } = matched.at(-1) as InlineParts;
      if (href !== undefined) return `](${this.options.urlOf(href)}`;
      return inlineText[name]?.(attributesOf(attributes), children) ?? found;
    });
  }

  private write(line: string): void {
    this.lines.push(this.container ? `> ${line}`.trimEnd() : line);
  }

  private append(text: string): void {
    const last = this.lines.pop() ?? '';
    this.lines.push(`${last}${text.trim()}`);
  }
}

/** Collapses multiple empty lines, except in code. */
function withoutSpareLines(lines: readonly string[]): string {
  const kept: string[] = [];
  let fence = '';
  for (const line of lines) {
    const [, mark = ''] = FENCE.exec(line) ?? [];
    if (!fence && line === '' && kept.at(-1) === '') continue;
    if (!fence) fence = mark;
    else if (mark.startsWith(fence)) fence = '';
    kept.push(line);
  }
  return `${kept.join('\n').trim()}\n`;
}

/** A page's text without front matter, as Markdown without components. */
export function markdownText(body: string, options: ExportOptions): string {
  const writer = new Writer(options);
  for (const line of body.split(/\r?\n/)) writer.read(line);
  return withoutSpareLines(writer.lines);
}
