import type { Nodes, PhrasingContent, Root, Text } from 'mdast';
import 'mdast-util-mdx-jsx';
import { attribute } from './attribute';
import { placeOf } from './placeOf';
import { CODE_MARK, OTHER_MARK, type Piece, type Prose } from './Site';

/** Attributes that are displayed as text. */
const TEXT_ATTRIBUTES = ['alt', 'label', 'text', 'title'];

const KINDS = { paragraph: 'paragraph', heading: 'heading', tableCell: 'cell' } as const;

/** Start or end of a container, with an optional title on the same line. */
const CONTAINER = /^:::[ \t]*\w*[ \t]*/;

interface Draft {
  text: string;
  pieces: Piece[];
}

/** The prose of a page in order; `source` is the parsed text. */
export function proseOf(root: Root, source: string): Prose[] {
  const prose: Prose[] = [];
  const read = (node: Nodes): void => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      const draft: Draft = { text: '', pieces: [] };
      for (const child of node.children) write(draft, child, source);
      const text = node.type === 'heading' ? draft.text.replace(/\s*\\?\{#.*$/, '') : draft.text;
      if (text.trim() !== '') prose.push({ kind: KINDS[node.type], text, pieces: draft.pieces });
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const name of TEXT_ATTRIBUTES) {
        const { text, line, column } = attribute(node, name) ?? {};
        if (!text || line === undefined || column === undefined) continue;
        const pieces = [{ at: 0, line, column: column + name.length + '="'.length }];
        prose.push({ kind: 'attribute', text, pieces });
      }
    }
    // A custom traversal, because library functions take three times as long.
    if ('children' in node) for (const child of node.children) read(child);
  };
  read(root);
  return prose;
}

/** `<Badge text="new" />` displays its attribute. */
const isEmptyTag = (node: PhrasingContent): boolean =>
  node.type === 'mdxJsxTextElement' && node.children.length === 0;

function write(draft: Draft, node: PhrasingContent, source: string, opens?: Piece['opens']): void {
  if (node.type === 'text') {
    writeText(draft, node, source, opens);
  } else if (node.type === 'break') {
    draft.text += '\n';
  } else if ('children' in node && !isEmptyTag(node)) {
    const start = draft.text.length;
    for (const child of node.children) {
      // Only the first part directly follows the opening mark.
      const isFirst = draft.text.length === start;
      write(draft, child, source, isFirst ? (opens ?? placeOf(node)) : undefined);
    }
  } else {
    draft.pieces.push({ at: draft.text.length, ...placeOf(node), opens });
    draft.text += node.type === 'inlineCode' ? CODE_MARK : OTHER_MARK;
  }
}

/** Unprocessed, including escapes, so that each character has its position in the file. */
function writeText(draft: Draft, node: Text, source: string, opens: Piece['opens']): void {
  const { line, column } = placeOf(node);
  const raw = source.slice(node.position?.start.offset, node.position?.end.offset);
  for (const [index, whole] of raw.split('\n').entries()) {
    // Continuation lines of a list or quotation are indented or marked.
    const indent = index === 0 ? 0 : (/^[ \t>]*/.exec(whole)?.[0].length ?? 0);
    const container = CONTAINER.exec(whole.slice(indent))?.[0] ?? '';
    const text = whole.slice(indent + container.length).replace(/\r$/, '');
    if (index > 0) draft.text += '\n';
    draft.pieces.push({
      at: draft.text.length,
      line: line + index,
      column: (index === 0 ? column : 1) + indent + container.length,
      opens: index === 0 && container === '' ? opens : undefined,
    });
    draft.text += text;
    // A title isn't part of the sentence below it.
    if (container !== '') draft.text += '\n';
  }
}
