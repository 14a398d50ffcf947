import core from '@config/options.json';
import plugins from '@config/pluginOptions.json';

interface OptionFacts {
  type: string;
  default?: string;
  since?: string;
  deprecated?: string;
}

interface WrittenFacts extends Omit<OptionFacts, 'default'> {
  default: string | null;
}

const options: Partial<Record<string, WrittenFacts>> | null = import.meta.env.SSG_MD
  ? { ...core.options, ...plugins.options }
  : null;

/**
 * An option's facts, for the Markdown copies of pages: the engine runs no plugin of ours on them.
 * The reader's bundle holds none of the table; there the answer is always undefined.
 */
export function optionFacts(option: string): OptionFacts | undefined {
  const facts = options?.[option];
  if (!facts) return undefined;
  const { default: value, ...others } = facts;
  return value === null ? others : { ...others, default: value };
}
