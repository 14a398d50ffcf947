import { UNCHANGED } from './optionChangeNotes';
import history from './optionHistory.json';

/** An option or field in one version. */
export interface OptionState {
  /** In TypeScript syntax. */
  readonly type: string;
  /** A JavaScript expression; absent if a run shows none. */
  readonly default?: string;
  /** The text of `@deprecated`; can be empty. */
  readonly deprecated?: string;
}

/** How an option differs between two versions. */
export type OptionChange =
  | { readonly kind: 'added' | 'removed' | 'deprecated' }
  /** A default is absent if there is none. */
  | { readonly kind: 'type' | 'default'; readonly from?: string; readonly to?: string };

type Entries = Readonly<Record<string, OptionState | null>>;

const options: Readonly<Partial<Record<string, Entries>>> = history.options;

/** Every option and field of the compared versions, sorted. */
export const comparedOptions: readonly string[] = Object.keys(options);

const withFields = new Set(comparedOptions.map((name) => name.slice(0, name.lastIndexOf('.'))));

/** The last of the compared versions is of the next major version, which the documentation doesn't cover. */
export const nextVersion = history.versions.at(-1) ?? '';

export const documentedVersion = history.versions.at(-2) ?? '';

/** The state of an option in a compared version; null if it doesn't exist there. */
export function stateIn(option: string, version: string): OptionState | null {
  const entries = options[option] ?? {};
  const upTo = history.versions.slice(0, history.versions.indexOf(version) + 1);
  const at = upTo.findLast((candidate) => candidate in entries);
  return at === undefined ? null : (entries[at] ?? null);
}

/** A type with objects and names of types as `@`: `boolean | { js?: string }` becomes `boolean|@`. */
export function outlineOf(type: string): string {
  let outline = type.replace(/\s+/g, '').replaceAll('=>', '→').replace(/^\|/, '');
  for (let last = ''; last !== outline;) {
    last = outline;
    outline = outline
      .replace(/\{[^{}]*\}/g, '@')
      .replace(/\b[A-Z][\w.]*(?:<[^<>]*>|(?![\w.<]))/g, '@');
  }
  return outline;
}

/**
 * The changes of an option between two states.
 * @param hasFields whether the fields of its object form are compared separately
 */
export function changesBetween(
  before: OptionState | null,
  after: OptionState | null,
  hasFields = false,
): readonly OptionChange[] {
  if (!after) return before ? [{ kind: 'removed' }] : [];
  if (!before) return [{ kind: 'added' }];
  const isInFields = {
    type: hasFields && outlineOf(before.type) === outlineOf(after.type),
    default: hasFields && [before, after].every((state) => state.default?.startsWith('{')),
  };
  const changed = (['type', 'default'] as const).flatMap((kind): OptionChange[] =>
    before[kind] === after[kind] || isInFields[kind]
      ? []
      : [{ kind, from: before[kind], to: after[kind] }],
  );
  const isDeprecated = after.deprecated !== undefined && before.deprecated === undefined;
  return isDeprecated ? [...changed, { kind: 'deprecated' }] : changed;
}

/** `1.5` of `1.5.17`; `2.x` of a version of the next major. */
export const minorOf = (version: string): string => {
  const [major = '', minor = ''] = version.split('.');
  return version === nextVersion ? `${major}.x` : `${major}.${minor}`;
};

const unchanged: Readonly<Partial<Record<string, Readonly<Record<string, string>>>>> = UNCHANGED;

/** The changes of an option between compared versions, without differences that change nothing for users. */
function optionChanges(option: string, from: string, to: string): readonly OptionChange[] {
  const changes = changesBetween(
    stateIn(option, from),
    stateIn(option, to),
    withFields.has(option),
  );
  const isNoise = unchanged[minorOf(to)]?.[option] !== undefined;
  return changes.filter(({ kind }) => !isNoise || (kind !== 'type' && kind !== 'default'));
}

/** What becomes of an option of the documented version in the next major one; empty if it's unchanged. */
export const changesInNext = (option: string): readonly OptionChange[] =>
  optionChanges(option, documentedVersion, nextVersion);

/** Whether the next major version doesn't have an option or field of the documented version. */
export const isRemovedInNext = (option: string): boolean =>
  stateIn(option, documentedVersion) !== null && stateIn(option, nextVersion) === null;

const parentOf = (option: string): string => option.slice(0, Math.max(0, option.lastIndexOf('.')));

/** The compared minor versions, oldest first, and the next major version: `1.0`, … `1.7`, `2.x`. */
export const changedMinors: readonly string[] = history.versions.slice(1).map(minorOf);

/**
 * The changes in a minor version, or in the next major one, by option. Fields of an added or removed option are
 * omitted, and so are options that the next major version adds.
 */
export function changesIn(minor: string): ReadonlyMap<string, readonly OptionChange[]> {
  const at = 1 + changedMinors.indexOf(minor);
  const [from = '', to = ''] = history.versions.slice(at - 1, at + 1);
  const isWhole = (option: string): boolean =>
    [from, to].some((version) => !stateIn(option, version));
  return new Map(
    comparedOptions.flatMap((option) => {
      const parent = parentOf(option);
      if (parent in options && isWhole(parent)) return [];
      if (to === nextVersion && !stateIn(option, from)) return [];
      const changes = optionChanges(option, from, to);
      return changes.length > 0 ? [[option, changes] as const] : [];
    }),
  );
}
