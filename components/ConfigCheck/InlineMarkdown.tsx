import type { ReactNode } from 'react';
import { SiteLink } from '@components/SiteContext';

const PART = /`([^`]+)`|\[((?:`[^`]*`|[^\]`])*)\]\(([^)]*)\)/g;

/** Code and links of a sentence; other Markdown doesn't occur in answers. */
export function InlineMarkdown({ children }: { children: string }): ReactNode {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const found of children.matchAll(PART)) {
    parts.push(children.slice(from, found.index));
    from = found.index + found[0].length;
    const [, code, text = '', href = ''] = found;
    parts.push(
      code === undefined ? (
        <SiteLink key={from} href={href}>
          <InlineMarkdown>{text}</InlineMarkdown>
        </SiteLink>
      ) : (
        <code key={from} lang="en">
          {code}
        </code>
      ),
    );
  }
  parts.push(children.slice(from));
  return parts;
}
