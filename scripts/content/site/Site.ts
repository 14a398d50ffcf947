import type { Data, Diagnostic, JsonFile } from '@diagnostics/Diagnostic';
import type { SidebarFile as OrderedFolder } from '@diagnostics/sidebarTree';
import type { Language } from '@config/site';
import type { Misspelt } from '../words/misspelt';

/** A `_meta.json`, which orders the sidebar of its folder. */
export interface SidebarFile extends OrderedFolder {
  readonly lang: Language;
}

export interface Place {
  readonly line: number;
  readonly column?: number | undefined;
}

/** Placeholder for `code` in prose: a foreign word. */
export const CODE_MARK = '\uE000';
/** Placeholder for content without text, such as an image. */
export const OTHER_MARK = '\uE001';

/** Start of a part of prose in the file; characters are adjacent up to the next part. */
export interface Piece {
  /** Index in the text. */
  readonly at: number;
  readonly line: number;
  /** `undefined` where the text is escaped in the file, so only its line is known. */
  readonly column: number | undefined;
  /** Start of the `[` or `**` before it, where a missing space belongs. */
  readonly opens?: { readonly line: number; readonly column: number } | undefined;
}

/** The text of a paragraph, heading, table cell or attribute, without code, URLs and formatting. */
export interface Prose {
  readonly kind: 'paragraph' | 'heading' | 'cell' | 'attribute' | 'front matter';
  readonly text: string;
  readonly pieces: readonly Piece[];
}

export interface Heading extends Place {
  readonly depth: number;
  readonly text: string;
  /** Its id in the built page. */
  readonly id: string;
  /** Whether the heading has an explicit id, `{#id}`. */
  readonly isExplicit: boolean;
}

export interface Link extends Place {
  readonly url: string;
  /** Displayed text, including image descriptions; `undefined` if a component generates it. */
  readonly text?: string | undefined;
  /** The engine resolves relative URLs only in Markdown syntax. */
  readonly syntax: 'markdown' | 'attribute' | 'front matter';
}

export interface Image extends Place {
  readonly url: string | undefined;
  /** `undefined` if absent; an explicit `alt=""` is an empty string. */
  readonly alt: string | undefined;
}

export interface Import extends Place {
  readonly source: string;
  readonly names: readonly string[];
}

/** A component used on the page, by the part of its name before a dot. */
export interface ComponentUse extends Place {
  readonly name: string;
  /** Attributes that don't depend on the language, such as the option of `<OptionMeta of="…">`. */
  readonly facts: Readonly<Record<string, string>>;
}

/** An `<OptionFields>` with its list items. */
export interface FieldList extends Place {
  /** The option in `of`; empty if absent. */
  readonly option: string;
  readonly items: readonly FieldListItem[];
}

export interface FieldListItem extends Place {
  /** `undefined` if the item doesn't start with a field name and a colon. */
  readonly name: string | undefined;
  readonly isDescribed: boolean;
}

/** Inline code, or a link text that is a name. */
export interface Mention extends Place {
  readonly text: string;
  /** Target of the link, if any. */
  readonly url: string | undefined;
  readonly isInHeading: boolean;
}

export interface CodeBlock extends Place {
  readonly lang: string | undefined;
  readonly meta: string | undefined;
  readonly code: string;
}

export interface Table extends Place {
  /** The first of several. */
  readonly rows: number;
}

/** A row with a different number of cells than the first row of its table. */
export interface UnevenRow extends Place {
  readonly cells: number;
  readonly columns: number;
}

/** A `:::tip` line. */
export interface Container extends Place {
  readonly kind: string;
  readonly isClosed: boolean;
}

/** Data that rules use from a page's body; plain, so that it can be cached. */
export interface Body {
  /** Set if the body couldn't be parsed: then everything below is empty. */
  readonly diagnostic?: Diagnostic | undefined;
  readonly headings: readonly Heading[];
  /** Ids other than those of headings. */
  readonly ids: readonly string[];
  readonly links: readonly Link[];
  readonly images: readonly Image[];
  readonly imports: readonly Import[];
  readonly components: readonly ComponentUse[];
  readonly fieldLists: readonly FieldList[];
  readonly mentions: readonly Mention[];
  readonly containers: readonly Container[];
  /** Lines of tables with an unnamed column. */
  readonly namelessColumns: readonly Place[];
  readonly tables: readonly Table[];
  readonly unevenRows: readonly UnevenRow[];
  readonly code: readonly CodeBlock[];
  readonly prose: readonly Prose[];
}

/** A Markdown file: a page, or a fragment that pages import. */
export interface Source extends Body {
  /** Path relative to the project root: `docs/zh/guide/start/index.mdx`. */
  readonly file: string;
  readonly lang: Language;
  /** Path relative to `docs/<lang>`, the same for translations: `guide/start/index.mdx`. */
  readonly path: string;
  readonly text: string;
  /** `undefined` if the file doesn't start with front matter. */
  readonly frontMatter: Data | undefined;
}

export interface Page extends Source {
  /** URL path including the language: `/zh/guide/start/`. */
  readonly route: string;
}

/** A file read as text. */
export interface TextFile {
  /** Path relative to the project root. */
  readonly file: string;
  readonly text: string;
}

/** Everything that rules check, read and parsed once. */
export interface Site {
  readonly pages: readonly Page[];
  /** By `routeKey`. */
  readonly pagesByKey: ReadonlyMap<string, Page>;
  readonly fragments: readonly Source[];
  readonly navigation: Readonly<Partial<Record<Language, JsonFile>>>;
  readonly sidebars: readonly SidebarFile[];
  /** Components that pages can import: `components/Steps/index.ts` is `Steps`. */
  readonly components: readonly string[];
  /** The routes that the finished site must have, if the table exists. */
  readonly routes: JsonFile | undefined;
  /** Every path in `docs`, `components`, `config`, `theme` and `tests/data`. */
  readonly files: ReadonlySet<string>;
  /** Modules that may read `i18n.json`. */
  readonly code: readonly TextFile[];
  /** Size in bytes of each image in `docs`. */
  readonly imageSizes: ReadonlyMap<string, number>;
  /** README files, CONTRIBUTING.md and SECURITY.md, written for contributors. */
  readonly readmes: readonly TextFile[];
  /** `i18n.json`, if it exists. */
  readonly strings: JsonFile | undefined;
  /** The content of `scripts/content/voice/adopted.txt`. */
  readonly voiceFolders: string;
  /** English words on the pages that no dictionary knows; empty if not computed. */
  readonly misspelt: Misspelt;
}

/** Pages and fragments. */
export const sourcesOf = (site: Site): Source[] => [...site.pages, ...site.fragments];
