import type { Element, ElementContent, ElementData, Properties, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import type { ShikiTransformer } from 'shiki';
import { REFERENCE_ATTRIBUTE } from './references/referenceMarks';
import { LINE_CLASSES } from './transformers';

/** Blocks longer than this fold, unless their fence says `fold=false`. */
const FOLD_FROM_LINES = 40;

/**
 * Marks code whose lines are focused, for `CodeBlock.module.css`. Styles that asked with `:has` would make every change
 * of the document's head a question to each token of the page.
 */
const FOCUSING = 'focusing';

/** Languages that say nothing to the reader. */
const UNNAMED_LANGUAGES = new Set(['text', 'txt', 'plain', 'plaintext']);

/** A Chinese character. */
export const HAN = /\p{Script=Han}/u;

/** A highlighted block as every page has it: what differs between pages is where its references lead, and its language. */
export interface FinishedBlock {
  /** Attributes of the `<pre>`, and of the `<code>` in it. */
  readonly pre: Properties;
  readonly code: Properties;
  /** What stands in the `<code>`, where tokens still say by `REFERENCE_ATTRIBUTE`, their last attribute, what they name. */
  readonly content: string;
  /** What `components/prose/CodeBlock` is told beside the HTML. */
  readonly props: Properties;
}

declare module 'hast' {
  interface ElementData {
    block?: FinishedBlock;
  }
}

/** How the HTML of a block is written. */
export const HTML_STYLE = {
  preferUnquoted: true,
  characterReferences: { useNamedReferences: true },
} as const;

const isElement = (node: ElementContent): node is Element => node.type === 'element';

function classesOf(node: Element): string[] {
  const value = node.properties.class ?? node.properties.className ?? [];
  return Array.isArray(value) ? value.map(String) : String(value).split(' ').filter(Boolean);
}

/** A token says what screen readers need of it, and nothing where it is plain text: then it is no element. */
function finishedToken(token: ElementContent): ElementContent[] {
  if (!isElement(token)) return [token];
  const isInnermost = token.children.every(({ type }) => type === 'text');
  const children = isInnermost ? token.children : token.children.flatMap(finishedToken);
  const { [REFERENCE_ATTRIBUTE]: reference, ...properties } = token.properties;
  if (isInnermost && HAN.test(toString(token))) properties.lang = 'zh';
  if (classesOf(token).length === 0 && !properties.lang) return children;
  if (reference) properties[REFERENCE_ATTRIBUTE] = reference;
  return [{ ...token, properties, children }];
}

/** What every fixed-width font has in one width, so that lines of it are as wide as they have characters. */
const EVENLY_WIDE = /^[\x20-\x7e]*$/;

/**
 * The size of a block's text, where its characters tell it: the browser then leaves a block out that is far from view,
 * and nothing moves when it comes near. None for lines with a number or a prompt before them, or other characters.
 */
function sizeOf(lines: Element[], isNumbered: boolean): string | undefined {
  const texts = lines.map((line) => toString(line).trimEnd());
  const isTold =
    !isNumbered &&
    texts.every((text) => EVENLY_WIDE.test(text)) &&
    !lines.some((line) => classesOf(line).includes(LINE_CLASSES.prompt));
  if (!isTold) return undefined;
  const columns = Math.max(...texts.map(({ length }) => length));
  return `contain-intrinsic-size:${columns}ch ${lines.length}lh`;
}

/** Leaves no blanks where a notation stood at the end of a line. */
function withoutTrailingBlanks(content: ElementContent[]): ElementContent[] {
  const last = content.at(-1);
  if (last?.type !== 'text') return content;
  const value = last.value.trimEnd();
  return value ? content.with(-1, { ...last, value }) : withoutTrailingBlanks(content.slice(0, -1));
}

/** Keeps the element of a line only where something is to be drawn on it; its line break goes inside. */
function flattenLines(lines: Element[], isNumbered: boolean): ElementContent[] {
  return lines.flatMap((line, index): ElementContent[] => {
    const classes = classesOf(line).filter((name) => name !== 'line');
    if (isNumbered) classes.unshift('l');
    const content: ElementContent[] = classes.includes(LINE_CLASSES.output)
      ? [{ type: 'text', value: toString(line) }]
      : withoutTrailingBlanks(line.children.flatMap(finishedToken));
    if (index < lines.length - 1) content.push({ type: 'text', value: '\n' });
    if (classes.length === 0) return content;
    return [
      { type: 'element', tagName: 'span', properties: { className: classes }, children: content },
    ];
  });
}

function finish(pre: Element, code: Element): FinishedBlock {
  const { title, lang, lineNumbers, wrapCode, fold, height } = pre.properties;
  const isNumbered = Boolean(lineNumbers);
  const lines = code.children.filter(isElement);
  const hasFocus = lines.some((line) => classesOf(line).includes(LINE_CLASSES.focused));
  const size = sizeOf(lines, isNumbered);
  const isFolded = fold === true || (fold !== false && !height && lines.length > FOLD_FROM_LINES);
  return {
    pre: {},
    code: {
      ...(hasFocus ? { className: [FOCUSING] } : {}),
      ...(size ? { style: size } : {}),
    },
    content: toHtml({ type: 'root', children: flattenLines(lines, isNumbered) }, HTML_STYLE),
    props: {
      ...(title ? { title } : {}),
      ...(lang && !UNNAMED_LANGUAGES.has(lang) ? { lang } : {}),
      ...(lang === 'text' && !title ? { isOutput: true } : {}),
      ...(wrapCode ? { isWrapped: true } : {}),
      ...(isFolded ? { lines: lines.length } : {}),
      ...(height ? { height } : {}),
    },
  };
}

/**
 * Leaves of a highlighted block its text as one prepared string, as soon as it is highlighted: a page has one element per
 * block instead of one per token, while it is compiled as while it is read. See `plugins/rehypeCodeBlock.ts` for the rest.
 */
export const finishedBlock: ShikiTransformer = {
  name: 'finished-block',
  root(root: Root) {
    const [pre] = root.children;
    if (pre?.type !== 'element') return;
    const [code] = pre.children.filter(isElement);
    if (!code) return;
    // A package that reads HTML declares that each element with data has its positions in the source too.
    const data = { block: finish(pre, code) } as ElementData;
    root.children = [{ type: 'element', tagName: 'pre', properties: {}, children: [], data }];
  },
};
