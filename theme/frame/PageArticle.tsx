import { usePage } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import { useWrittenArticle } from '@hooks/useWrittenArticle';

/** The page's own text: as the build wrote it, and where parts of it live, as React draws it. */
export function PageArticle({ children }: { children: ReactNode }) {
  const { pagePath } = usePage().page;
  const html = useWrittenArticle();
  return html === undefined ? (
    <article className="rspress-doc">{children}</article>
  ) : (
    <article key={pagePath} className="rspress-doc" dangerouslySetInnerHTML={{ __html: html }} />
  );
}
