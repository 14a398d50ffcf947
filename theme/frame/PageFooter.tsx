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
import { neighbours, type PageLink } from '@model/sidebarTree';

/** Where the page can be edited and the words for it; null where the theme leaves either out. */
function useEditLink(): { href: string; text: string } | null {
  const { editLink, locale } = useThemeConfig();
  const { _relativePath: file } = usePage().page;
  const settings = locale?.editLink ?? editLink;
  const href = editHref(settings, typeof file === 'string' ? file : '');
  return href && settings ? { href, text: settings.text } : null;
}

/** The address of the page's Markdown copy; null where only a build writes it. */
function usePageCopyHref(): string | null {
  const { routePath } = usePage().page;
  return process.env.NODE_ENV === 'production' ? withBase(markdownFile(routePath)) : null;
}

/** The pages before and after the page in sidebar order; null at either end. */
function usePageNeighbours(): { previous: PageLink | null; next: PageLink | null } {
  return neighbours(useSectionSidebar().items, useCurrentPath());
}

/** The package and version that the page's samples last passed with; null where none were checked. */
function usePageVerification(): string | null {
  const { verifiedWith } = usePage().page;
  return typeof verifiedWith === 'string' ? verifiedWith : null;
}

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
