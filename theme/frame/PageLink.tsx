import { withBase } from '@rspress/core/runtime';
import type { LinkProps } from '@components/SiteContext';
import { cleanPath, isExternal } from '@model/sitePath';

/** A link of the site: external ones open in a new tab; internal ones are followed by `useLinks`. */
export function PageLink({ href, ...props }: LinkProps) {
  if (isExternal(href))
    return <a href={href} target="_blank" rel="noopener noreferrer" {...props} />;
  return <a href={href.startsWith('/') ? withBase(cleanPath(href)) : href} {...props} />;
}
