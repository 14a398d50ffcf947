import {
  createContext,
  useContext,
  useState,
  type ComponentProps,
  type ComponentType,
} from 'react';

export type LinkProps = ComponentProps<'a'> & { href: string };

/** The sentences of the frame that stand inside a page's content, in the page's language. */
export interface ContentLabels {
  code: Record<'copy' | 'copied' | 'wrap' | 'showLess', string> & {
    /** Asks to copy by hand, given the platform's shortcut. */
    copyPrompt: (shortcut: string) => string;
    showAll: (lines: number) => string;
  };
  nextSteps: string;
  option: Record<'type' | 'default' | 'seeBelow' | 'since' | 'deprecated', string>;
  packageManager: string;
}

/** What components need of the site around them. The theme supplies it; without one, links are plain anchors. */
export interface SitePort {
  /** Navigates inside the site without a page load, and preloads on intent. */
  Link: ComponentType<LinkProps>;
  /** Language of the page, as in the `lang` attribute. */
  lang: string;
  /** Turns a path of the default language (`/guide/start/`) into an address in the page's language and version. */
  localize: (href: string) => string;
  /** Where a path of the documented repository can be read, at the documented version. */
  sourceHref: (path: string) => string;
  /** One slot of the reader's storage: the stored string, null where there is none, and a setter. */
  useStoredValue: (key: string) => [string | null, (value: string | null) => void];
  labels: ContentLabels | null;
}

function PlainLink(props: LinkProps) {
  return <a {...props} />;
}

export const SiteContext = createContext<SitePort>({
  Link: PlainLink,
  lang: 'en',
  localize: (href) => href,
  sourceHref: (path) => path,
  useStoredValue: () => useState<string | null>(null),
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
