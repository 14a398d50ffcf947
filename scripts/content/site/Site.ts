import type { Language } from '@config/site';

/** Where a file stops making sense to its parser. */
export interface Fault {
  readonly line: number;
  readonly column?: number | undefined;
  readonly found: string;
  readonly remedy: string;
}

/** The way to a value inside YAML or JSON: `['features', 0, 'link']`. */
export type ValuePath = readonly (string | number)[];

/** A YAML or JSON text that has been read, and still knows its lines. */
export interface Data {
  readonly value: unknown;
  readonly faults: readonly Fault[];
  /** The line of the value, or of the nearest thing around it that stands in the text. */
  lineOf(path: ValuePath): number;
}

export interface JsonFile extends Data {
  readonly file: string;
}

/** A `_meta.json`, which orders the sidebar of its folder. */
export interface SidebarFile extends JsonFile {
  readonly lang: Language;
  /** Below `docs/<lang>`, for example `guide/start`. */
  readonly folder: string;
}

interface Place {
  readonly line: number;
  readonly column?: number | undefined;
}

export interface Heading extends Place {
  readonly depth: number;
  readonly text: string;
  /** As the built page carries it. */
  readonly id: string;
  /** Whether the heading says its id itself, as `{#id}`. */
  readonly isExplicit: boolean;
}

export interface Link extends Place {
  readonly url: string;
  /** The engine resolves relative addresses in Markdown only. */
  readonly syntax: 'markdown' | 'attribute' | 'front matter';
}

export interface Image extends Place {
  readonly url: string | undefined;
  /** `undefined` where nothing was said; an explicit `alt=""` is an empty string. */
  readonly alt: string | undefined;
}

export interface Import extends Place {
  readonly source: string;
  readonly names: readonly string[];
}

/** A component that the page uses, by the name before any dot. */
export interface ComponentUse extends Place {
  readonly name: string;
}

export interface CodeBlock extends Place {
  readonly lang: string | undefined;
  readonly meta: string | undefined;
  readonly code: string;
}

/** A `:::tip` line. */
export interface Container extends Place {
  readonly kind: string;
  readonly isClosed: boolean;
}

/** What the rules ask of a page's body: plain data, so that it can be kept between runs. */
export interface Body {
  /** Set when the body could not be parsed: then everything below is empty. */
  readonly fault?: Fault | undefined;
  readonly headings: readonly Heading[];
  /** Ids other than those of headings. */
  readonly ids: readonly string[];
  readonly links: readonly Link[];
  readonly images: readonly Image[];
  readonly imports: readonly Import[];
  readonly components: readonly ComponentUse[];
  readonly containers: readonly Container[];
  readonly code: readonly CodeBlock[];
}

/** One Markdown file: a page, or a fragment that pages import. */
export interface Source extends Body {
  /** Below the project root: `docs/zh/guide/start/index.mdx`. */
  readonly file: string;
  readonly lang: Language;
  /** Below `docs/<lang>`, which twins share: `guide/start/index.mdx`. */
  readonly path: string;
  readonly text: string;
  /** `undefined` where the file begins with no front matter. */
  readonly frontMatter: Data | undefined;
}

export interface Page extends Source {
  /** As a reader sees it, language prefix included: `/zh/guide/start/`. */
  readonly address: string;
}

/** Everything that the rules look at, read and parsed once. */
export interface Site {
  readonly pages: readonly Page[];
  /** By `addressKey`. */
  readonly pagesByKey: ReadonlyMap<string, Page>;
  readonly fragments: readonly Source[];
  readonly navigation: Readonly<Partial<Record<Language, JsonFile>>>;
  readonly sidebars: readonly SidebarFile[];
  /** Names of the components that pages may import: `components/Steps/index.ts` is `Steps`. */
  readonly components: readonly string[];
  /** The addresses that the finished site must have, where the table is there. */
  readonly routes: JsonFile | undefined;
  /** Every path below `docs`, `components` and `tests/data`. */
  readonly files: ReadonlySet<string>;
}

/** Pages and fragments. */
export const sourcesOf = (site: Site): Source[] => [...site.pages, ...site.fragments];
