import { useLocation, useHead, usePage, useSite } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { useThemeConfig } from '@hooks/useThemeConfig';
import { frontmatterTags } from '@model/frontmatterTags';
import { hiddenByQuery } from '@model/pageParts';
import { pageTitle } from '@model/pageTitle';

/**
 * Sets the document attributes that hide parts of the layout, for `styles/parts.css`. The inline script of
 * `engine/headScripts/scripts.ts` does the same before the first paint.
 */
function useHiddenParts(): void {
  const { search } = useLocation();
  useEffect(() => {
    const hidden = hiddenByQuery(search);
    if (hidden.length > 0) document.documentElement.dataset.hidden = hidden.join(' ');
    else delete document.documentElement.dataset.hidden;
  }, [search]);
}

/** Sets title, description, language and the tags of the front matter in the document's head. */
export function usePageHead(): void {
  const { page } = usePage();
  const { site } = useSite();
  const { locale } = useThemeConfig();
  const { frontmatter } = page;
  const title = pageTitle({
    pageType: page.pageType,
    title: frontmatter.title ?? page.title,
    siteTitle: site.title,
    titleSuffix: frontmatter.titleSuffix,
  });
  const description = frontmatter.description ?? locale?.description ?? '';
  const own = frontmatterTags(frontmatter);
  useHead({
    htmlAttrs: { lang: page.lang || site.lang },
    title,
    link: own.link,
    meta: [
      ...own.meta,
      { property: 'og:type', content: 'website' },
      { property: 'og:title', content: title },
      ...(description
        ? [
            { name: 'description', content: description },
            { property: 'og:description', content: description },
          ]
        : []),
    ],
  });
}

/** Manages head tags and document attributes of the page. */
export function PageHead() {
  usePageHead();
  useHiddenParts();
  return null;
}
