import { usePage } from '@rspress/core/runtime';
import { useState, type ReactNode } from 'react';
import { useHydrated } from '@hooks/useHydrated';
import { useThemeConfig } from '@hooks/useThemeConfig';

/** The page's text as HTML, which the build puts beside the page's other data; see `engine/articles/build/writePages.ts`. */
const useArticleHtml = (): string | undefined => (usePage().page as { article?: string }).article;

/** The page's own text: as the build wrote it, and where parts of it live, as React draws it. */
export function PageArticle({ children }: { children: ReactNode }) {
  const { pagePath } = usePage().page;
  return <Article key={pagePath}>{children}</Article>;
}

function Article({ children }: { children: ReactNode }) {
  const html = useArticleHtml();
  const { enableContentAnimation = false } = useThemeConfig();
  const isHydrated = useHydrated();
  // The page that the document came with is there already; those that the reader navigates to fade in.
  const [fadesIn] = useState(enableContentAnimation && isHydrated);
  const props = { className: 'rspress-doc', 'data-fades-in': fadesIn || undefined };
  return html === undefined ? (
    <article {...props}>{children}</article>
  ) : (
    <article {...props} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
