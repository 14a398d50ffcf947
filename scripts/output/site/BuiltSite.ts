import type { Language } from '@config/site';
import type { Page, Site } from '../../content/site/Site';

/** An `<a href>`. */
export interface BuiltLink {
  readonly url: string;
  readonly target: string | undefined;
  readonly rel: string | undefined;
}

/** A file that the browser requests: an image, a script, a stylesheet, an icon. */
export interface Asset {
  readonly tag: string;
  readonly url: string;
}

export interface BuiltImage {
  readonly url: string;
  /** `undefined` if absent; an explicit `alt=""` is an empty string. */
  readonly alt: string | undefined;
}

/** A `<link rel="alternate" hreflang>`. */
export interface Alternate {
  readonly hreflang: string;
  readonly href: string;
}

/** An attribute such as `aria-controls` that refers to an id of the page. */
export interface Reference {
  readonly attribute: string;
  readonly id: string;
}

export interface InlineStyle {
  readonly tag: string;
  readonly style: string;
}

/** Data that rules use from one HTML file, collected in one traversal. */
export interface Facts {
  /** From the `<html>` tag. */
  readonly lang: string | undefined;
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly canonicals: readonly string[];
  readonly alternates: readonly Alternate[];
  /** URLs of the RSS and Atom feeds that it declares. */
  readonly feeds: readonly string[];
  /** The content of `<meta http-equiv="refresh">`. */
  readonly refresh: string | undefined;
  /** The text of each `<h1>`. */
  readonly titles: readonly string[];
  readonly ids: readonly string[];
  readonly references: readonly Reference[];
  readonly links: readonly BuiltLink[];
  readonly images: readonly BuiltImage[];
  readonly assets: readonly Asset[];
  readonly styles: readonly InlineStyle[];
  /** The text of each `<script type="application/ld+json">`. */
  readonly structuredData: readonly string[];
  /** Text in `<main>` as rendered without JavaScript, with white space collapsed. */
  readonly text: string;
}

export interface HtmlFile extends Facts {
  /** Path relative to the project root: `dist/zh/guide/start/index.html`. */
  readonly file: string;
  /** URL path with language and without base: `/zh/guide/start/`. */
  readonly route: string;
  readonly language: Language;
}

export interface BuiltPage extends HtmlFile {
  /** The Markdown page that it was built from. */
  readonly source: Page;
}

/** The built site, with the Markdown pages. */
export interface BuiltSite {
  readonly content: Site;
  readonly pages: readonly BuiltPage[];
  readonly pagesByAddress: ReadonlyMap<string, BuiltPage>;
  /** Pages at the URLs of `config/redirects.ts`. */
  readonly redirectPages: readonly HtmlFile[];
  /** `404.html`, which hosts show at every unknown URL. */
  readonly notFound: HtmlFile | undefined;
  /** Other HTML files. */
  readonly strays: readonly HtmlFile[];
  /** Paths in `dist`, as URLs: `/logo.svg`, `/config/mode.html`. */
  readonly files: ReadonlySet<string>;
  /** Text of each Markdown copy and list, by its path as in `files`: `/config/mode.md`, `/llms.txt`. */
  readonly copies: ReadonlyMap<string, string>;
  /** The URLs of `sitemap.xml`. */
  readonly sitemap: readonly string[];
}

/** All files that readers can open. */
export const readable = (site: BuiltSite): HtmlFile[] =>
  site.notFound ? [...site.pages, site.notFound] : [...site.pages];
