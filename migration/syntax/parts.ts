import type { Expression, Node } from 'acorn';
import type { Scope } from './Scope';

/** An option as written. */
export interface Option {
  readonly key: string;
  /** Where the key starts. */
  readonly at: number;
  readonly value: Expression;
  readonly scope: Scope;
  /** Whether it's only set under a condition. */
  readonly isConditional: boolean;
}

/** A part that only running the file would tell. */
export interface UnreadPart {
  readonly at: number;
  readonly end: number;
  readonly scope: Scope;
  readonly node: Node;
}

/** Parts that several branches share, each once; a part isn't conditional if it's also outside the branches. */
export function distinct<Part extends Pick<Option, 'value' | 'isConditional'>>(
  parts: readonly Part[],
): Part[] {
  const found = new Map<Expression, Part>();
  for (const part of parts) {
    const known = found.get(part.value);
    if (!known || (known.isConditional && !part.isConditional)) found.set(part.value, part);
  }
  return [...found.values()];
}

export interface ReadObject {
  readonly options: readonly Option[];
  readonly unread: readonly UnreadPart[];
}
