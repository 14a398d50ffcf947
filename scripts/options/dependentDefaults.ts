/** A default that follows the project or another option: one run shows a case of it, not the rule. */
export interface DependentDefault {
  /** What decides the value. */
  readonly follows: string;
  /** The rule as an expression; null where it takes words, which the page has. */
  readonly rule: string | null;
}

/** By path of the option or field. The test runs each with something else to follow. */
export const dependentDefaults: Readonly<Record<string, DependentDefault>> = {
  'dev.assetPrefix': { follows: 'server.base', rule: 'config.server.base' },
  'dev.client.logLevel': { follows: 'logLevel', rule: 'config.logLevel' },
  'output.assetPrefix': { follows: 'server.base', rule: 'config.server.base' },
  'source.entry': { follows: 'the first src/index.* that the project has', rule: null },
};

/** Stands in a value for the expression that a reader shall see there. */
export class Expression {
  constructor(readonly text: string) {}
}

/** The value of an option, with the rules of those of its fields that follow something else. */
export function withFieldRules(optionPath: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const rules = Object.entries(dependentDefaults).flatMap(([path, { rule }]) => {
    const field = path.startsWith(`${optionPath}.`) ? path.slice(optionPath.length + 1) : '';
    return field in value && rule !== null ? [[field, new Expression(rule)] as const] : [];
  });
  return rules.length > 0 ? { ...value, ...Object.fromEntries(rules) } : value;
}
