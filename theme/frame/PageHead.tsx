import { useLocation, useHead, usePage, useSite } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { useThemeConfig } from '@hooks/useThemeConfig';
import { frontmatterTags } from '@model/frontmatterTags';
import { hiddenByQuery } from '@model/pageParts';
import { pageTitle } from '@model/pageTitle';

/**
 * Marks the document with the parts that the address hides, for `styles/parts.css`. The inline script
 * of `engine/headScripts/scripts.ts` does the same before first paint, so nothing flashes or hydrates askew.
 */
function useHiddenParts(): void {
  const { search } = useLocation();
  useEffect(() => {
    const hidden = hiddenByQuery(search);
    if (hidden.length > 0) document.documentElement.dataset.hidden = hidden.join(' ');
    else delete document.documentElement.dataset.hidden;
  }, [search]);
}

/** Title, description, language and the front matter's own tags in the document's head. */
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

/** What the page says outside its own markup: head and document attributes. */
export function PageHead() {
  usePageHead();
  useHiddenParts();
  return null;
}
