import { usePage } from '@rspress/core/runtime';
import { useState, type ReactNode } from 'react';
import { useHydrated } from '@hooks/useHydrated';
import { useThemeConfig } from '@hooks/useThemeConfig';

/** The article as HTML, from the page data that `engine/articles/build/writePages.ts` writes. */
const useArticleHtml = (): string | undefined => (usePage().page as { article?: string }).article;

/** The article: static HTML, or rendered by React if it contains interactive components. */
export function PageArticle({ children }: { children: ReactNode }) {
  const { pagePath } = usePage().page;
  return <Article key={pagePath}>{children}</Article>;
}

function Article({ children }: { children: ReactNode }) {
  const html = useArticleHtml();
  const { enableContentAnimation = false } = useThemeConfig();
  const isHydrated = useHydrated();
  // The first page is already visible; pages that the user navigates to fade in.
  const [fadesIn] = useState(enableContentAnimation && isHydrated);
  const props = { className: 'rspress-doc', 'data-fades-in': fadesIn || undefined };
  return html === undefined ? (
    <article {...props}>{children}</article>
  ) : (
    <article {...props} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
