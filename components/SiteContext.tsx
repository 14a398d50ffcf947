import {
  createContext,
  useContext,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';

export type LinkProps = ComponentProps<'a'> & { href: string };

export type CalloutType =
  'tip' | 'note' | 'important' | 'warning' | 'caution' | 'danger' | 'info' | 'details';

/** The sentences of the frame that stand inside a page's content, in the page's language. */
export interface ContentLabels {
  /** Titles of containers that have none of their own. */
  callout: Record<CalloutType, string>;
  benchmark: Record<
    | 'application'
    | 'caption'
    | 'command'
    | 'date'
    | 'environment'
    | 'machine'
    | 'none'
    | 'runs'
    | 'tool'
    | 'trial'
    | 'versions',
    string
  > & {
    metrics: Record<'devStart' | 'hotUpdate' | 'build' | 'cachedBuild', string>;
    components: (count: number) => string;
    cores: (count: number) => string;
    medianOf: (runs: number) => string;
  };
  code: Record<'copy' | 'copied' | 'output' | 'wrap' | 'showLess', string> & {
    /** Asks to copy by hand, given the platform's shortcut. */
    copyPrompt: (shortcut: string) => string;
    showAll: (lines: number) => string;
    /** Names a block that scrolls, by its number on the page. */
    region: (number: number) => string;
  };
  /** Names the link beside a heading. */
  headingAnchor: (heading: string) => string;
  nextSteps: string;
  /** Follows the text of a link that leaves the site. */
  opensNewTab: string;
  option: Record<'type' | 'default' | 'seeBelow' | 'required' | 'since' | 'deprecated', string>;
  packageManager: string;
  /** Names a table that scrolls, by its number on the page. */
  tableRegion: (number: number) => string;
  /** Names the button that enlarges an image, given its alternative text. */
  zoomImage: (alt: string) => string;
}

/** What the documented package says of an option. */
export interface OptionFacts {
  /** The type as code in which each name is a link. */
  children?: ReactNode;
  /** A JavaScript expression; absent where the page tells the default in words. */
  default?: string;
  /** The version that added it; absent for options of the first stable release. */
  since?: string;
  /** What to use instead. */
  deprecated?: string;
}

/** The reader's storage. */
export interface StoredValues {
  /** The stored string, null where there is none. */
  read: (key: string) => string | null;
  write: (key: string, value: string | null) => void;
  /** Calls back when a value has changed, here or in another tab. @returns ends it. */
  subscribe: (onChange: () => void) => () => void;
}

/** What components need of the site around them. The theme supplies it; without one, links are plain anchors. */
export interface SitePort {
  /** Navigates inside the site without a page load, and preloads on intent. */
  Link: ComponentType<LinkProps>;
  /** Language of the page, as in the `lang` attribute. */
  lang: string;
  /** Turns a path of the default language (`/guide/start/`) into an address in the page's language and version. */
  localize: (href: string) => string;
  /** Whether a link leaves the site. */
  isExternal: (href: string) => boolean;
  /** Turns a path of the site's public files into an address. */
  assetHref: (path: string) => string;
  /** Where a path of the documented repository can be read, at the documented version. */
  sourceHref: (path: string) => string;
  /** What a link to source code says by default; its path where there is none. */
  sourceText?: string | undefined;
  stored: StoredValues;
  labels: ContentLabels | null;
}

function PlainLink(props: LinkProps) {
  return <a {...props} />;
}

export const SiteContext = createContext<SitePort>({
  Link: PlainLink,
  lang: 'en',
  localize: (href) => href,
  isExternal: () => false,
  assetHref: (path) => path,
  sourceHref: (path) => path,
  stored: { read: () => null, write: () => undefined, subscribe: () => () => undefined },
  labels: null,
});

export const useSitePort = (): SitePort => useContext(SiteContext);

/** The content's labels. @throws outside a `SiteContext` that has them, since components hold no sentence. */
export function useLabels(): ContentLabels {
  const { labels } = useSitePort();
  if (!labels) throw new Error('useLabels needs a <SiteContext> with labels above it.');
  return labels;
}

/** A link in the site's own manner: the engine's inside the site, a plain anchor where there is none. */
export function SiteLink(props: LinkProps) {
  const { Link } = useSitePort();
  return <Link {...props} />;
}
