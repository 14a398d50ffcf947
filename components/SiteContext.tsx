import type { Analysis, CheckRequest } from '@migration/kinds';
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

/** Labels of components in Markdown content, in the page's language. */
export interface ContentLabels {
  /** Default titles of callouts. */
  callout: Record<CalloutType, string>;
  benchmark: Record<
    | 'application'
    | 'caption'
    | 'command'
    | 'conditions'
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
    /** Text of the prompt for manual copying, given the platform's shortcut. */
    copyPrompt: (shortcut: string) => string;
    showAll: (lines: number) => string;
    /** Accessible name of a scrollable code block, by its number on the page. */
    region: (number: number) => string;
  };
  configCheck: Record<
    'detect' | 'failed' | 'input' | 'long' | 'placeholder' | 'reading' | 'tool' | 'version',
    string
  >;
  /** Accessible name of a heading's permalink. */
  headingAnchor: (heading: string) => string;
  nextSteps: string;
  /** Appended to external links for assistive technology. */
  opensNewTab: string;
  option: Record<'type' | 'default' | 'seeBelow' | 'required' | 'since' | 'deprecated', string>;
  optionFilter: Record<
    'all' | 'changes' | 'count' | 'group' | 'newer' | 'text' | 'unknown' | 'version',
    string
  > & {
    orLater: (version: string) => string;
  };
  packageManager: string;
  /** Accessible name of a scrollable table, by its number on the page. */
  tableRegion: (number: number) => string;
  /** Label of the button that zooms an image, given the image's alternative text. */
  zoomImage: (alt: string) => string;
}

/** Facts about an option from the documented package. */
export interface OptionFacts {
  /** The type as code, with links from type names. */
  children?: ReactNode;
  /** A JavaScript expression; absent if the page describes the default in words. */
  default?: string;
  /** The version that added the option; absent for options of the first stable release. */
  since?: string;
  /** The replacement of a deprecated option. */
  deprecated?: string;
}

/** Access to local storage. */
export interface StoredValues {
  /** The stored string; null if there is none. */
  read: (key: string) => string | null;
  write: (key: string, value: string | null) => void;
  /** Subscribes to changes in this tab and others. @returns a function that unsubscribes */
  subscribe: (onChange: () => void) => () => void;
}

/** What components need from the site, provided by the theme. Without it, links are plain anchors. */
export interface SitePort {
  /** A link component with client-side navigation and preloading. */
  Link: ComponentType<LinkProps>;
  /** Language of the page, as in its `lang` attribute. */
  lang: string;
  /** Adds the page's language and version to a path such as `/guide/start/`. */
  localize: (href: string) => string;
  /** Whether a link leads to another site. */
  isExternal: (href: string) => boolean;
  /** URL of a public file. */
  assetHref: (path: string) => string;
  /** URL of a file in the documented repository, at the documented version. */
  sourceHref: (path: string) => string;
  /** Default text of a link to source code; without it, the path. */
  sourceText?: string | undefined;
  stored: StoredValues;
  /** Reads a configuration in a worker, which the first call loads. */
  checkConfig: (request: CheckRequest) => Promise<Analysis>;
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
  checkConfig: () => Promise.reject(new Error('No site reads configurations.')),
  labels: null,
});

export const useSitePort = (): SitePort => useContext(SiteContext);

/** Labels of content components. @throws outside a `SiteContext` with labels, because components contain no texts */
export function useLabels(): ContentLabels {
  const { labels } = useSitePort();
  if (!labels) throw new Error('useLabels needs a <SiteContext> with labels above it.');
  return labels;
}

/** A link that uses the context's link component, or a plain anchor without one. */
export function SiteLink(props: LinkProps) {
  const { Link } = useSitePort();
  return <Link {...props} />;
}
