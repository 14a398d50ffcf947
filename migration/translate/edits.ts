import type { Expression } from 'acorn';
import type { messages } from '@config/facts/migrations/messages';
import type { Scope } from '../syntax/Scope';
import { plain, type Code } from './code';

/** What the rest of the file says, where an option depends on it. */
export interface FileFacts {
  /** Where relative entries and templates start, relative to the root; undefined if it can't be told. */
  readonly context: string | undefined;
  /** The output folder, relative to the root; undefined if it can't be told. */
  readonly outputPath: string | undefined;
  /** The root that the file sets, relative to its folder. */
  readonly root?: string | undefined;
  readonly hasPublicPath: boolean;
  /** How many pages the file names, at least. */
  readonly pageCount: number;
  /** The pages that are written; undefined if it can't be told. */
  readonly pages: readonly PageFact[] | undefined;
}

/** For files in which no option depends on others. */
export const NO_FACTS: FileFacts = {
  context: '.',
  outputPath: undefined,
  hasPublicPath: false,
  pageCount: 0,
  pages: undefined,
};

/** A page of `html-webpack-plugin`. */
export interface PageFact {
  /** Undefined if it's computed. */
  readonly filename: string | undefined;
  /** The entries that it loads; undefined for all. */
  readonly chunks: readonly string[] | undefined;
}

/** The value of an option in the other tool. */
export interface Given {
  readonly value: Expression;
  readonly scope: Scope;
  /** The whole file. */
  readonly code: string;
  readonly file: FileFacts;
  /** The options of a loader. */
  readonly options?: Pick<Given, 'value' | 'scope'> | undefined;
  /** The rule of a loader. */
  readonly rule?: RuleFact | undefined;
}

export interface RuleFact {
  readonly loaders: readonly string[];
  /** Whether it depends on the import's query. */
  readonly hasQuery: boolean;
  /** Whether it compiles `.pcss` files and the like. */
  readonly hasPostcssFiles: boolean;
  /** Whether it's only for CSS Modules, by the name of the file. */
  readonly isForModules: boolean;
  /** The kinds of files that it's for, by the names that Rsbuild gives them; undefined if it can't be told. */
  readonly kinds: readonly string[] | undefined;
  /** Extensions that Rsbuild doesn't import as files unless it's told to. */
  readonly otherFiles: readonly string[];
  /** Whether its files keep their names, without a hash. */
  readonly hasFixedNames: boolean;
  /** Whether it compiles some packages. */
  readonly hasPackages: boolean;
}

type NoteName = keyof typeof messages;

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
  /** The start of the names of variables that code can read. */
  | { readonly prefix: string }
  /** Something is left to the reader, such as options of a loader. */
  | { readonly isRest: true; readonly note?: NoteName }
  /** A sentence for the reader. */
  | { readonly note: NoteName };

/** Edits; `default` if Rsbuild behaves like this anyway; undefined if the reader has to decide. */
export type Outcome = 'default' | readonly Edit[] | undefined;

export type Translate = (given: Given) => Outcome;

export type Values = Readonly<Partial<Record<string, Translate>>>;

/** Rsbuild behaves like this anyway. */
export const always: Translate = () => 'default';

/** Sets an option to source text. */
export const set = (option: string, to: Code | string): (Edit & { to: Code })[] => [
  { set: option.split('.'), to: typeof to === 'string' ? plain(to) : to },
];
