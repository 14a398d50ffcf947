import type { Nodes, Paragraph, RootContent } from 'mdast';
import { placeOf } from './placeOf';
import type { Container } from './Site';

/** Containers that start among a node's children; like the engine, looks for their end among the same children. */
export function containersOf(node: Nodes): Container[] {
  if (!('children' in node)) return [];
  const children: readonly RootContent[] = node.children;
  const paragraphs = children.filter((child) => child.type === 'paragraph');
  return paragraphs.flatMap((paragraph, index) => {
    const kind = kindOf(paragraph);
    if (kind === undefined) return [];
    const next = paragraphs.findIndex((other, at) => at > index && kindOf(other) !== undefined);
    const inside = paragraphs.slice(index, next < 0 ? undefined : next);
    return { ...placeOf(paragraph), kind, isClosed: inside.some(closes) };
  });
}

function kindOf({ children: [first] }: Paragraph): string | undefined {
  return first?.type === 'text' ? /^\s*:::\s*(\w+)/.exec(first.value)?.[1] : undefined;
}

function closes({ children }: Paragraph): boolean {
  const last = children.at(-1);
  return last?.type === 'text' && last.value.endsWith(':::');
}
