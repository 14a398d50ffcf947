import type { Expression } from 'acorn';
import type { Scope } from '../syntax/Scope';
import { plain, type Code } from './code';

/** What the rest of the file says, where an option depends on it. */
export interface FileFacts {
  /** Whether another option changes where relative entries start. */
  readonly hasContext: boolean;
  /** The output folder, relative to the root; undefined if it can't be told. */
  readonly outputPath: string | undefined;
}

/** The value of an option in the other tool. */
export interface Given {
  readonly value: Expression;
  readonly scope: Scope;
  /** The whole file. */
  readonly code: string;
  readonly file: FileFacts;
}

/** A change of the generated configuration. */
export type Edit =
  | {
      /** The option's path. */
      readonly set: readonly string[];
      readonly to: Code;
    }
  | {
      /** An Rsbuild plugin's function and package. */
      readonly plugin: string;
      readonly from: string;
      readonly args?: Code;
    }
  | { readonly rspackPlugin: Code }
  /** Something is left to the reader, such as options of a loader. */
  | { readonly isRest: true };

/** Edits; `default` if Rsbuild behaves like this anyway; undefined if the reader has to decide. */
export type Outcome = 'default' | readonly Edit[] | undefined;

export type Translate = (given: Given) => Outcome;

export type Values = Readonly<Partial<Record<string, Translate>>>;

/** Sets an option to source text. */
export const set = (option: string, to: Code | string): (Edit & { to: Code })[] => [
  { set: option.split('.'), to: typeof to === 'string' ? plain(to) : to },
];
