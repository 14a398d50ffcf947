import type { ReactNode } from 'react';
import { Anchor } from '@components/prose/Anchor';
import { useSitePort } from '@components/SiteContext';

interface SourceLinkProps {
  /** A path in the documented repository: `packages/core/src/index.ts`, with `#L10` for a line. */
  path: string;
  /** Text of the link; by default the site's text for source code, or the path. */
  children?: ReactNode;
}

/** A link to the source code of the documented product, at the documented version. */
export function SourceLink({ path, children }: SourceLinkProps) {
  const { sourceHref, sourceText } = useSitePort();
  if (!path || /^(\/|https?:)/.test(path)) {
    throw new Error(
      `<SourceLink path="${path}"> is no path in the repository. Write it from the repository's root, without a leading slash: packages/core/src/index.ts.`,
    );
  }
  return <Anchor href={sourceHref(path)}>{children ?? sourceText ?? <code>{path}</code>}</Anchor>;
}
