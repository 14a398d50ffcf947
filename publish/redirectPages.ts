import type { RspressPlugin } from '@rspress/core';
import type { RsbuildPlugin } from '@rsbuild/core';
import strings from '../i18n.json';
import { redirects, type Redirect } from '@config/redirects';
import { DEFAULT_LANGUAGE, LANGUAGES, site, type Language } from '@config/site';

const languageOf = (pathname: string): Language =>
  LANGUAGES.find(({ lang }) => pathname.startsWith(`/${lang}/`))?.lang ?? DEFAULT_LANGUAGE;

/**
 * Redirects to the page's link, and keeps query and hash on this site. The same on every page, so that one hash in the
 * policy covers it.
 */
const SCRIPT =
  '{const{href,host}=document.links[0];location.replace(host===location.host?href+location.search+location.hash:href)}';

/** Page at an old URL: redirects without JavaScript, and keeps query and hash if JavaScript runs. */
export function redirectPage(
  pathname: string,
  { from, to }: Pick<Redirect, 'from' | 'to'>,
): string {
  const lang = languageOf(pathname);
  const target = pathname.replace(new RegExp(from), to);
  const isOwn = target.startsWith('/');
  const href = isOwn ? site.base + target.slice(1) : target;
  const canonical = isOwn ? site.origin + href : target;
  const title = strings['redirect.moved'][lang];
  return `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<title>${title}</title>
<link rel="canonical" href="${canonical}">
<meta http-equiv="refresh" content="0; url=${href}">
<p>${title} <a href="${href}">${canonical}</a></p>
<script>${SCRIPT}</script>
`;
}

const emitPages: RsbuildPlugin = {
  name: 'redirect-pages:emit',
  apply: 'build',
  setup(api) {
    api.processAssets(
      { stage: 'additional', environments: ['web'] },
      ({ compilation, sources }) => {
        for (const redirect of redirects) {
          for (const pathname of redirect.paths) {
            const page = redirectPage(pathname, redirect);
            compilation.emitAsset(`${pathname.slice(1)}.html`, new sources.RawSource(page));
          }
        }
      },
    );
  },
};

/** Writes a static page at each old URL, for visitors without JavaScript and for search engines. */
export const pluginRedirectPages = (): RspressPlugin => ({
  name: 'redirect-pages',
  builderConfig: { plugins: [emitPages] },
});
