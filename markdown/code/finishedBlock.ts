import type { Element, ElementContent, ElementData, Properties, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import type { ShikiTransformer } from 'shiki';
import { REFERENCE_ATTRIBUTE } from './references/referenceMarks';
import { LINE_CLASSES } from './transformers';

/** Blocks with more lines than this are folded, unless their fence sets `fold=false`. */
const FOLD_FROM_LINES = 40;

/**
 * Marks blocks with focused lines, for `CodeBlock.module.css`. Selectors with `:has` would be evaluated for each
 * token whenever the document's head changes.
 */
const FOCUSING = 'focusing';

/** Languages without a label. */
const UNLABELED_LANGUAGES = new Set(['text', 'txt', 'plain', 'plaintext']);

/** A Chinese character. */
export const HAN = /\p{Script=Han}/u;

/** A highlighted block that pages share; links of references and the language differ between pages. */
export interface FinishedBlock {
  /** Attributes of the `<pre>` and its `<code>`. */
  readonly pre: Properties;
  readonly code: Properties;
  /**
   * HTML of the `<code>`, in which tokens still have their reference in `REFERENCE_ATTRIBUTE`, their last attribute.
   */
  readonly content: string;
  /** Props of `components/prose/CodeBlock` besides the HTML. */
  readonly props: Properties;
}

declare module 'hast' {
  interface ElementData {
    block?: FinishedBlock;
  }
}

/** Options for serializing a block's HTML. */
export const HTML_STYLE = {
  preferUnquoted: true,
  characterReferences: { useNamedReferences: true },
} as const;

const isElement = (node: ElementContent): node is Element => node.type === 'element';

function classesOf(node: Element): string[] {
  const value = node.properties.class ?? node.properties.className ?? [];
  return Array.isArray(value) ? value.map(String) : String(value).split(' ').filter(Boolean);
}

/** A token's attributes for screen readers. A token without any is plain text, without an element. */
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

/** Removes trailing spaces where a notation was removed. */
function withoutTrailingBlanks(content: ElementContent[]): ElementContent[] {
  const last = content.at(-1);
  if (last?.type !== 'text') return content;
  const value = last.value.trimEnd();
  return value ? content.with(-1, { ...last, value }) : withoutTrailingBlanks(content.slice(0, -1));
}

/** Keeps the element of a line only if it's styled, with its line break inside. */
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
  const isFolded = fold === true || (fold !== false && !height && lines.length > FOLD_FROM_LINES);
  return {
    pre: {},
    code: hasFocus ? { className: [FOCUSING] } : {},
    content: toHtml({ type: 'root', children: flattenLines(lines, isNumbered) }, HTML_STYLE),
    props: {
      ...(title ? { title } : {}),
      ...(lang && !UNLABELED_LANGUAGES.has(lang) ? { lang } : {}),
      ...(lang === 'text' && !title ? { isOutput: true } : {}),
      ...(wrapCode ? { isWrapped: true } : {}),
      ...(isFolded ? { lines: lines.length } : {}),
      ...(height ? { height } : {}),
    },
  };
}

/**
 * Turns a highlighted block into one HTML string right after highlighting, so that compiling and hydrating a page
 * handle one element per block instead of one per token. `plugins/rehypeCodeBlock.ts` does the rest.
 */
export const finishedBlock: ShikiTransformer = {
  name: 'finished-block',
  root(root: Root) {
    const [pre] = root.children;
    if (pre?.type !== 'element') return;
    const [code] = pre.children.filter(isElement);
    if (!code) return;
    // A package that parses HTML declares `position` on the data of every element.
    const data = { block: finish(pre, code) } as ElementData;
    root.children = [{ type: 'element', tagName: 'pre', properties: {}, children: [], data }];
  },
};
