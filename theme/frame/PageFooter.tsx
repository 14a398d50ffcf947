import { DocFooter } from '@components/frame/DocFooter';
import { EditLink } from '@components/frame/EditLink';
import { PageCopy } from '@components/frame/PageCopy';
import { Pagination } from '@components/frame/Pagination';
import { VerifiedWith } from '@components/frame/VerifiedWith';
import type { ReactNode } from 'react';
import { useCurrentPath } from '@hooks/useCurrentPath';
import { useEditLink } from '@hooks/useEditLink';
import { usePageCopyHref } from '@hooks/usePageCopyHref';
import { usePageNeighbours } from '@hooks/usePageNeighbours';
import { usePagePart } from '@hooks/usePagePart';
import { usePageVerification } from '@hooks/usePageVerification';
import { useText } from '@hooks/useText';
import { useThemeText } from '@hooks/useThemeText';
import type { PageLink } from '@model/sidebarTree';

const toPaginationLink = (page: PageLink | null) => page && { text: page.text, href: page.link };

interface PageFooterProps {
  /** When the page was last changed. */
  update: ReactNode;
}

export function PageFooter({ update }: PageFooterProps) {
  const text = useText();
  const themeText = useThemeText();
  const path = useCurrentPath();
  const isShown = usePagePart('footer');
  const editLink = useEditLink();
  const verified = usePageVerification();
  const copyHref = usePageCopyHref();
  const { previous, next } = usePageNeighbours();
  if (!isShown) return null;
  return (
    <DocFooter
      // Each page has its own: the same one, further up or down on the next page, counts as a part that jumped.
      key={path}
      facts={
        <>
          {editLink && <EditLink {...editLink} />}
          {copyHref && (
            <PageCopy
              href={copyHref}
              labels={{
                copy: text('doc.copyPage'),
                copied: text('code.copied'),
                view: text('doc.viewMarkdown'),
                copyPrompt: (key) => text('code.copyPrompt', { key }),
              }}
            />
          )}
          {verified && <VerifiedWith label={text('doc.verifiedWith')} version={verified} />}
          {update}
        </>
      }
    >
      <Pagination
        labels={{
          landmark: text('doc.pagination'),
          previous: themeText('prevPageText'),
          next: themeText('nextPageText'),
        }}
        previous={toPaginationLink(previous)}
        next={toPaginationLink(next)}
      />
    </DocFooter>
  );
}
