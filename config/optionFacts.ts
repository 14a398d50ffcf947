import options from './options.json';
import plugins from './pluginOptions.json';

/** What the documented package says about an option. */
export interface OptionFacts {
  /** As TypeScript writes it. */
  type: string;
  /** A JavaScript expression; null where the page describes the default in words. */
  default: string | null;
  /** The version that added the option; absent for options of the first stable release. */
  since?: string;
  /** What to use instead. */
  deprecated?: string;
}

/** The first release of the documented line that declares options: 1.0.0 only reserved the number. */
const FIRST_STABLE_RELEASE = '1.0.1';

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

/** The facts of each field of an option's object form, by name; undefined where the option has none. */
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

function withoutFirstRelease({
  type,
  default: value,
  since,
  deprecated,
}: OptionFacts): OptionFacts {
  return {
    type,
    default: value,
    since: since === FIRST_STABLE_RELEASE ? undefined : since,
    deprecated,
  };
}
