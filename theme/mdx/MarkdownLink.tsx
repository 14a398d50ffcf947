import type { ComponentProps } from 'react';
import { SiteLink } from '@components/SiteContext';

/** The class that the engine gives to the anchor it puts into every heading. */
const ENGINE_ANCHOR_CLASS = 'rp-header-anchor';

/** A link of Markdown. The engine's heading anchors are hidden from assistive technology, so they take no focus. */
export function MarkdownLink({ href = '', ...props }: ComponentProps<'a'>) {
  if (props.className === ENGINE_ANCHOR_CLASS) return <a href={href} tabIndex={-1} {...props} />;
  return <SiteLink href={href} {...props} />;
}
