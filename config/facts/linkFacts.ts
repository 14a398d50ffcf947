/** What the card of a link shows. */
export interface LinkFacts {
  /** The option, hook or member: `output.filenameHash`, `rsbuild.build`. */
  title: string;
  /** In TypeScript syntax, on one line. */
  type?: string;
  /** A JavaScript expression; null if the page describes the default in words, absent for a member of the API. */
  default?: string | null;
  /** The version that added it; absent for what the first stable release has. */
  since?: string;
  /** What replaces it, in English as in the package; with inline code. */
  deprecated?: string;
  /** The first sentence of its page or section: Markdown with inline code alone. */
  text: string;
}

/** Facts by URL, without base path and language: `/config/mode`, `/plugins/dev/hooks#onexit`. */
export type LinkFactsFile = Readonly<Partial<Record<string, LinkFacts>>>;

/** The two files of a language: the options, and what has a section on a page: the API, hooks, options of plugins. */
export const FACT_KINDS = ['options', 'sections'] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/** Path of a file of facts below the site's base. */
export const linkFactsFile = (kind: FactKind, lang: string): string => `facts/${lang}/${kind}.json`;
