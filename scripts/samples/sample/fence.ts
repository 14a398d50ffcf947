/** The parsed words after a fence's language. */
export interface Fence {
  readonly title: string | undefined;
  /** `name="value"` pairs other than the title. */
  readonly attributes: Readonly<Partial<Record<string, string>>>;
  /** Words without a value: `build`, `vue`. */
  readonly words: readonly string[];
}

/** Parses `title="rsbuild.config.ts" {2-3} build`; line numbers in braces only affect display. */
export function readFence(meta: string | undefined): Fence {
  const attributes: Partial<Record<string, string>> = {};
  const rest = (meta ?? '')
    .replace(
      /([\w-]+)=(?:"([^"]*)"|'([^']*)')/g,
      (_, name: string, double?: string, single?: string) => {
        attributes[name] = double ?? single ?? '';
        return '';
      },
    )
    .replace(/\{[\d,\s-]*\}/g, '');
  const { title, ...others } = attributes;
  return { title, attributes: others, words: rest.split(/\s+/).filter(Boolean) };
}
