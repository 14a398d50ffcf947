import { useHead, usePage, useSite } from '@rspress/core/runtime';
import { frontmatterTags } from '@model/frontmatterTags';
import { pageTitle } from '@model/pageTitle';
import { useThemeConfig } from './useThemeConfig';

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
