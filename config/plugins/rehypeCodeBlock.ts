import type { Element, ElementContent, Parents, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { SKIP, visit } from 'unist-util-visit';
import { LINE_CLASSES } from '../code/transformers';

/** Blocks longer than this fold, unless their fence says `fold=false`. */
const FOLD_FROM_LINES = 40;

/** Shorter lines fit into the narrowest page, in a list inside a step too, so the block never scrolls and need not take focus. */
const ALWAYS_FITS_CHARS = 20;

/**
 * Marks code whose lines are focused, for `CodeBlock.module.css`. Styles that asked with `:has` would make every change
 * of the document's head a question to each token of the page.
 */
const FOCUSING = 'focusing';

/** Languages that say nothing to the reader. */
const UNNAMED_LANGUAGES = new Set(['text', 'txt', 'plain', 'plaintext']);

const isElement = (node: ElementContent): node is Element => node.type === 'element';

function classesOf(node: Element): string[] {
  const value = node.properties.class ?? node.properties.className ?? [];
  return Array.isArray(value) ? value.map(String) : String(value).split(' ').filter(Boolean);
}

const textOf = (node: ElementContent): string => {
  if (node.type === 'text') return node.value;
  return isElement(node) ? node.children.map(textOf).join('') : '';
};

/** A token without a class is plain text, unless it says its language. */
const withoutBareSpan = (token: ElementContent): ElementContent[] =>
  isElement(token) && classesOf(token).length === 0 && !token.properties.lang
    ? token.children
    : [token];

/** What every fixed-width font has in one width, so that lines of it are as wide as they have characters. */
const EVENLY_WIDE = /^[\x20-\x7e]*$/;

/**
 * The size of a block's text, where its characters tell it: the browser then leaves a block out that is far from view,
 * and nothing moves when it comes near. None for lines with a number or a prompt before them, or other characters.
 */
function sizeOf(lines: Element[], isNumbered: boolean): string | undefined {
  const texts = lines.map((line) => textOf(line).trimEnd());
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
      ? [{ type: 'text', value: textOf(line) }]
      : withoutTrailingBlanks(line.children.flatMap(withoutBareSpan));
    if (index < lines.length - 1) content.push({ type: 'text', value: '\n' });
    if (classes.length === 0) return content;
    return [
      { type: 'element', tagName: 'span', properties: { className: classes }, children: content },
    ];
  });
}

/**
 * Turns a highlighted `<pre>` into one prepared string, so that a page hydrates one element per block
 * instead of one per token. Runs after Shiki; `components/prose/CodeBlock` receives what is left:
 * `html`, and where they say something `title`, `lang`, `isWrapped`, `lines` (when folded) and `height` (in pixels).
 */
export function rehypeCodeBlock() {
  return (tree: Root): void => {
    visit(tree, 'element', (pre) => {
      if (pre.tagName !== 'pre' || !classesOf(pre).includes('shiki')) return;
      const [code] = pre.children.filter(isElement);
      if (!code) return;
      const { title, lang, lineNumbers, wrapCode, fold, height } = pre.properties;
      const lines = code.children.filter(isElement);
      const longest = Math.max(...lines.map((line) => textOf(line).length));
      const hasFocus = lines.some((line) => classesOf(line).includes(LINE_CLASSES.focused));
      const size = sizeOf(lines, Boolean(lineNumbers));
      const isFolded =
        fold === true || (fold !== false && !height && lines.length > FOLD_FROM_LINES);
      const html = toHtml(
        {
          type: 'element',
          tagName: 'pre',
          properties: longest > ALWAYS_FITS_CHARS || height ? { tabIndex: 0 } : {},
          children: [
            {
              type: 'element',
              tagName: 'code',
              properties: {
                ...(hasFocus ? { className: [FOCUSING] } : {}),
                ...(code.properties.lang ? { lang: code.properties.lang } : {}),
                ...(size ? { style: size } : {}),
              },
              children: flattenLines(lines, Boolean(lineNumbers)),
            },
          ],
        },
        { preferUnquoted: true, characterReferences: { useNamedReferences: true } },
      );
      pre.properties = {
        html,
        ...(title ? { title } : {}),
        ...(lang && !UNNAMED_LANGUAGES.has(lang) ? { lang } : {}),
        ...(wrapCode ? { isWrapped: true } : {}),
        ...(isFolded ? { lines: lines.length } : {}),
        ...(height ? { height } : {}),
      };
      pre.children = [];
    });
    // Shiki leaves a root of its own around each block, which would become a fragment to render.
    visit(tree, 'root', (root, index, parent: Parents | undefined) => {
      if (!parent || index === undefined) return undefined;
      parent.children.splice(index, 1, ...(root.children as ElementContent[]));
      return [SKIP, index];
    });
  };
}
