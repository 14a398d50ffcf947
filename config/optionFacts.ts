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

const known: Partial<Record<string, OptionFacts>> = { ...options.options, ...plugins.options };

/** The facts of an option by its path, such as `server.port` or `plugin-react.fastRefresh`. */
export function optionFacts(path: string): OptionFacts | undefined {
  const facts = known[path];
  return facts?.since === FIRST_STABLE_RELEASE ? { ...facts, since: undefined } : facts;
}
