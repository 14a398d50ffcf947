import type { RspressPlugin } from '@rspress/core';
import type { RsbuildPlugin } from '@rsbuild/core';
import strings from '../i18n.json';
import { redirects, type Redirect } from '@config/redirects';
import { DEFAULT_LANGUAGE, LANGUAGES, site, type Language } from '@config/site';

const languageOf = (address: string): Language =>
  LANGUAGES.find(({ lang }) => address.startsWith(`/${lang}/`))?.lang ?? DEFAULT_LANGUAGE;

/** The same on every page, so that a policy names it once: leads to the page's link, on this site with query and hash. */
const SCRIPT =
  '{const{href,host}=document.links[0];location.replace(host===location.host?href+location.search+location.hash:href)}';

/** The page at one old address: leads on without script, and at once with query and hash where script runs. */
export function redirectPage(address: string, { from, to }: Pick<Redirect, 'from' | 'to'>): string {
  const lang = languageOf(address);
  const target = address.replace(new RegExp(from), to);
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
          for (const address of redirect.addresses) {
            const page = redirectPage(address, redirect);
            compilation.emitAsset(`${address.slice(1)}.html`, new sources.RawSource(page));
          }
        }
      },
    );
  },
};

/** Writes a static page at each old address, for visitors without script and for search engines. */
export const pluginRedirectPages = (): RspressPlugin => ({
  name: 'redirect-pages',
  builderConfig: { plugins: [emitPages] },
});
