import type { Language } from '@config/site';
import type { Page, Site } from '../../content/site/Site';

/** An `<a href>`. */
export interface BuiltLink {
  readonly url: string;
  readonly target: string | undefined;
  readonly rel: string | undefined;
}

/** Something that the browser fetches by itself: an image, a script, a style sheet, an icon. */
export interface Asset {
  readonly tag: string;
  readonly url: string;
}

export interface BuiltImage {
  readonly url: string;
  /** `undefined` where the attribute is missing; an explicit `alt=""` is an empty string. */
  readonly alt: string | undefined;
}

/** A `<link rel="alternate" hreflang>`. */
export interface Alternate {
  readonly hreflang: string;
  readonly href: string;
}

/** An attribute such as `aria-controls` that names an id of the same page. */
export interface Reference {
  readonly attribute: string;
  readonly id: string;
}

export interface InlineStyle {
  readonly tag: string;
  readonly style: string;
}

/** What the rules ask of one HTML file, collected in one walk. */
export interface Facts {
  /** Of the `<html>` tag. */
  readonly lang: string | undefined;
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly canonicals: readonly string[];
  readonly alternates: readonly Alternate[];
  /** The URLs of the RSS and Atom feeds that it names. */
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
  /** What stands inside `<main>`, as a browser without script shows it, white space collapsed. */
  readonly text: string;
}

export interface HtmlFile extends Facts {
  /** Below the project root: `dist/zh/guide/start/index.html`. */
  readonly file: string;
  /** As a reader sees it, language prefix included and base left out: `/zh/guide/start/`. */
  readonly route: string;
  readonly language: Language;
}

export interface BuiltPage extends HtmlFile {
  /** The Markdown page that it was built from. */
  readonly source: Page;
}

/** The built site, beside the pages as written. */
export interface BuiltSite {
  readonly content: Site;
  readonly pages: readonly BuiltPage[];
  readonly pagesByAddress: ReadonlyMap<string, BuiltPage>;
  /** At the URLs of `config/redirects.ts`. */
  readonly redirectPages: readonly HtmlFile[];
  /** `404.html`, which hosts show at every unknown URL. */
  readonly notFound: HtmlFile | undefined;
  /** HTML that is none of these. */
  readonly strays: readonly HtmlFile[];
  /** Paths below `dist`, as URLs: `/logo.svg`, `/config/mode.html`. */
  readonly files: ReadonlySet<string>;
  /** The text of each Markdown copy and of their lists, by its path as in `files`: `/config/mode.md`, `/llms.txt`. */
  readonly copies: ReadonlyMap<string, string>;
  /** The URLs of `sitemap.xml`. */
  readonly sitemap: readonly string[];
}

/** Every file that a reader can come to and read. */
export const readable = (site: BuiltSite): HtmlFile[] =>
  site.notFound ? [...site.pages, site.notFound] : [...site.pages];
