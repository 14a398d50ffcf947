import type { Data, Diagnostic, JsonFile } from '@diagnostics/Diagnostic';
import type { SidebarFile as OrderedFolder } from '@diagnostics/sidebarTree';
import type { Language } from '@config/site';
import type { Misspelt } from '../words/misspelt';

/** A `_meta.json`, which orders the sidebar of its folder in its language. */
export interface SidebarFile extends OrderedFolder {
  readonly lang: Language;
}

export interface Place {
  readonly line: number;
  readonly column?: number | undefined;
}

/** Stands for `code` in the text of prose: to a reader it is a foreign word. */
export const CODE_MARK = '\uE000';
/** Stands for what is no text, such as an image. */
export const OTHER_MARK = '\uE001';

/** Where a part of prose begins in the file; up to the next piece, characters follow each other there. */
export interface Piece {
  /** Index in the text. */
  readonly at: number;
  readonly line: number;
  /** `undefined` where the text is escaped in the file, so that only its line is known. */
  readonly column: number | undefined;
  /** Where the `[` or `**` before it begins: a space between the two words belongs before that. */
  readonly opens?: { readonly line: number; readonly column: number } | undefined;
}

/** A paragraph, heading, table cell or attribute as it is read: code, URLs and marks set aside. */
export interface Prose {
  readonly kind: 'paragraph' | 'heading' | 'cell' | 'attribute' | 'front matter';
  readonly text: string;
  readonly pieces: readonly Piece[];
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
  /** What readers see, descriptions of images included; `undefined` where the page does not hold it, as for a component. */
  readonly text?: string | undefined;
  /** The engine resolves relative URLs in Markdown only. */
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
  /** Attributes that are the same in every language, such as the option of `<OptionMeta of="…">`. */
  readonly facts: Readonly<Record<string, string>>;
}

/** An `<OptionFields>` with the items of its list. */
export interface FieldList extends Place {
  /** The option, as written in `of`; empty without it. */
  readonly option: string;
  readonly items: readonly FieldListItem[];
}

export interface FieldListItem extends Place {
  /** `undefined` where the item doesn't begin with a field's name and a colon. */
  readonly name: string | undefined;
  readonly isDescribed: boolean;
}

/** Inline code, or the whole text of a link. */
export interface Mention extends Place {
  readonly text: string;
  /** Where it leads, if it is linked. */
  readonly url: string | undefined;
  readonly isInHeading: boolean;
}

export interface CodeBlock extends Place {
  readonly lang: string | undefined;
  readonly meta: string | undefined;
  readonly code: string;
}

export interface Table extends Place {
  /** The first one, of names, among them. */
  readonly rows: number;
}

/** A row with another number of cells than the first one of its table. */
export interface UnevenRow extends Place {
  readonly cells: number;
  readonly columns: number;
}

/** A `:::tip` line. */
export interface Container extends Place {
  readonly kind: string;
  readonly isClosed: boolean;
}

/** What the rules ask of a page's body: plain data, so that it can be kept between runs. */
export interface Body {
  /** Set when the body could not be parsed: then everything below is empty. */
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
  /** Where a table has a column without a name. */
  readonly namelessColumns: readonly Place[];
  readonly tables: readonly Table[];
  readonly unevenRows: readonly UnevenRow[];
  readonly code: readonly CodeBlock[];
  readonly prose: readonly Prose[];
}

/** One Markdown file: a page, or a fragment that pages import. */
export interface Source extends Body {
  /** Below the project root: `docs/zh/guide/start/index.mdx`. */
  readonly file: string;
  readonly lang: Language;
  /** Below `docs/<lang>`, which counterparts share: `guide/start/index.mdx`. */
  readonly path: string;
  readonly text: string;
  /** `undefined` where the file begins with no front matter. */
  readonly frontMatter: Data | undefined;
}

export interface Page extends Source {
  /** As a reader sees it, language prefix included: `/zh/guide/start/`. */
  readonly route: string;
}

/** A file whose text is read as it is. */
export interface TextFile {
  /** Below the project root. */
  readonly file: string;
  readonly text: string;
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
  /** The URLs that the finished site must have, where the table is there. */
  readonly routes: JsonFile | undefined;
  /** Every path below `docs`, `components`, `config`, `theme` and `tests/data`. */
  readonly files: ReadonlySet<string>;
  /** Modules that may read `i18n.json`. */
  readonly code: readonly TextFile[];
  /** Bytes of each image below `docs`. */
  readonly imageSizes: ReadonlyMap<string, number>;
  /** README files and CONTRIBUTING.md, written for contributors. */
  readonly readmes: readonly TextFile[];
  /** `i18n.json`, where it is there. */
  readonly strings: JsonFile | undefined;
  /** The text of `scripts/content/voice/adopted.txt`. */
  readonly voiceFolders: string;
  /** English words of the pages that no dictionary knows; empty where none was asked. */
  readonly misspelt: Misspelt;
}

/** Pages and fragments. */
export const sourcesOf = (site: Site): Source[] => [...site.pages, ...site.fragments];
