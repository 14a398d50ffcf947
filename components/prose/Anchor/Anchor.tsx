import { SiteLink, useLabels, useSitePort, type LinkProps } from '@components/SiteContext';
import { VisuallyHidden } from '@components/ui/VisuallyHidden';

/** A link in a page's content; one that leaves the site tells assistive technology that it opens a new tab. */
export function Anchor({ children, ...props }: LinkProps) {
  const { isExternal } = useSitePort();
  const labels = useLabels();
  return (
    <SiteLink {...props}>
      {children}
      {isExternal(props.href) && <VisuallyHidden>{` ${labels.opensNewTab}`}</VisuallyHidden>}
    </SiteLink>
  );
}
