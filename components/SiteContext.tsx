import { createContext, useContext, type ComponentProps, type ComponentType } from 'react';

export type LinkProps = ComponentProps<'a'> & { href: string };

/** What components need of the site around them. The theme supplies it; without one, links are plain anchors. */
export interface SitePort {
  /** Navigates inside the site without a page load, and preloads on intent. */
  Link: ComponentType<LinkProps>;
  /** Language of the page, as in the `lang` attribute. */
  lang: string;
  /** Turns a path of the default language (`/guide/start/`) into an address in the page's language and version. */
  localize: (href: string) => string;
}

function PlainLink(props: LinkProps) {
  return <a {...props} />;
}

export const SiteContext = createContext<SitePort>({
  Link: PlainLink,
  lang: 'en',
  localize: (href) => href,
});

export const useSitePort = (): SitePort => useContext(SiteContext);

/** A link in the site's own manner: the engine's inside the site, a plain anchor where there is none. */
export function SiteLink(props: LinkProps) {
  const { Link } = useSitePort();
  return <Link {...props} />;
}
