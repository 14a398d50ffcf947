import options from './options.json';
import plugins from './pluginOptions.json';

/** What the documented package says about an option. */
export interface OptionFacts {
  /** In TypeScript syntax. */
  type: string;
  /** A JavaScript expression; null where the page describes the default in words. */
  default: string | null;
  /** Whether the object form requires the field. */
  required?: boolean;
  /** The package whose type declares the field, if it isn't the documented one. */
  from?: string;
  /** The version that added the option; absent for options of the first stable release. */
  since?: string;
  /** The replacement of a deprecated option. */
  deprecated?: string;
}

/** The first stable release that declares options; 1.0.0 was a placeholder. */
export const FIRST_STABLE_RELEASE = '1.0.1';

type OptionRecord = OptionFacts & { readonly fields?: Readonly<Record<string, OptionFacts>> };

const known: Readonly<Partial<Record<string, OptionRecord>>> = {
  ...options.options,
  ...plugins.options,
};

/** The facts of an option by its path, such as `server.port` or `plugin-react.fastRefresh`. */
export function optionFacts(path: string): OptionFacts | undefined {
  const facts = known[path];
  return facts && withoutFirstRelease(facts);
}

/** The facts of each field of an option's object form, by name; undefined if it has none. */
export function optionFieldFacts(
  path: string,
): Readonly<Partial<Record<string, OptionFacts>>> | undefined {
  const fields = known[path]?.fields;
  return (
    fields &&
    Object.fromEntries(
      Object.entries(fields).map(([name, facts]) => [name, withoutFirstRelease(facts)]),
    )
  );
}

const withoutFirstRelease = (facts: OptionFacts): OptionFacts =>
  facts.since === FIRST_STABLE_RELEASE ? { ...facts, since: undefined } : facts;
