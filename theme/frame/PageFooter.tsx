import { usePage, withBase } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import { DocFooter, EditLink, VerifiedWith } from '@components/frame/DocFooter';
import { PageCopy } from '@components/frame/PageCopy';
import { Pagination } from '@components/frame/Pagination';
import { useCurrentPath } from '@hooks/useCurrentPath';
import { usePagePart } from '@hooks/usePagePart';
import { useSectionSidebar } from '@hooks/useSectionSidebar';
import { useText, useThemeText } from '@hooks/useText';
import { useThemeConfig } from '@hooks/useThemeConfig';
import { markdownFile } from '@markdown/export/markdownFile';
import { editHref } from '@model/editLink';
import { neighbors, type PageLink } from '@model/sidebarTree';

/** URL and label of the edit link; null if the theme configuration lacks either. */
function useEditLink(): { href: string; text: string } | null {
  const { editLink, locale } = useThemeConfig();
  const { _relativePath: file } = usePage().page;
  const settings = locale?.editLink ?? editLink;
  const href = editHref(settings, typeof file === 'string' ? file : '');
  return href && settings ? { href, text: settings.text } : null;
}

/** URL of the page's Markdown copy; null in development, where there is none. */
function usePageCopyHref(): string | null {
  const { routePath } = usePage().page;
  return process.env.NODE_ENV === 'production' ? withBase(markdownFile(routePath)) : null;
}

/** The previous and next page in sidebar order; null at either end. */
function usePageNeighbors(): { previous: PageLink | null; next: PageLink | null } {
  return neighbors(useSectionSidebar().items, useCurrentPath());
}

/** The package and version that the page's samples were checked with; null if none were. */
function usePageVerification(): string | null {
  const { verifiedWith } = usePage().page;
  return typeof verifiedWith === 'string' ? verifiedWith : null;
}

const toPaginationLink = (page: PageLink | null) => page && { text: page.text, href: page.link };

interface PageFooterProps {
  /** The time of the last change. */
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
  const { previous, next } = usePageNeighbors();
  if (!isShown) return null;
  return (
    <DocFooter
      // Keyed by page: an element that moves between pages would count as a layout shift.
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
