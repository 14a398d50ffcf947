/** A default that depends on the project or another option: a single run shows one case. */
export interface DependentDefault {
  /** What the value depends on. */
  readonly follows: string;
  /** The rule as an expression; null if it takes words, which the page contains. */
  readonly rule: string | null;
}

/** By path of the option or field. The test runs each with another dependency. */
export const dependentDefaults: Readonly<Record<string, DependentDefault>> = {
  'dev.assetPrefix': { follows: 'server.base', rule: 'config.server.base' },
  'dev.client.logLevel': { follows: 'logLevel', rule: 'config.logLevel' },
  'output.assetPrefix': { follows: 'server.base', rule: 'config.server.base' },
  'source.entry': { follows: 'the first src/index.* that the project has', rule: null },
};

/** Placeholder in a value for an expression to show. */
export class Expression {
  constructor(readonly text: string) {}
}

/** The value of an option, with the rules of fields that depend on something else. */
export function withFieldRules(optionPath: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const rules = Object.entries(dependentDefaults).flatMap(([path, { rule }]) => {
    const field = path.startsWith(`${optionPath}.`) ? path.slice(optionPath.length + 1) : '';
    return field in value && rule !== null ? [[field, new Expression(rule)] as const] : [];
  });
  return rules.length > 0 ? { ...value, ...Object.fromEntries(rules) } : value;
}
