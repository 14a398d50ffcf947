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

export interface ReadObject {
  readonly options: readonly Option[];
  readonly unread: readonly UnreadPart[];
}
