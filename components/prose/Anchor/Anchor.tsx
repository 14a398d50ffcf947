import { SiteLink, useLabels, useSitePort, type LinkProps } from '@components/SiteContext';
import { VisuallyHidden } from '@components/ui/VisuallyHidden';

/** A link in Markdown content. External links tell assistive technology that they open a new tab. */
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
