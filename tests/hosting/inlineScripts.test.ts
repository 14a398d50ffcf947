import { expect, it } from 'vitest';
import { defaultLanguagePrefixScript, localeRedirectScript } from '@engine/headScripts/scripts';
import { visit } from '@engine/headScripts/testing/visit';
import { redirects } from '@config/redirects';
import { redirectTarget } from '@model/redirects';
import { hostileUrls } from './hostileUrls';

const ORIGIN = 'https://docs.example';

const CONFIG = {
  lang: 'en',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '中文' },
  ],
};

/** Paths that a browser can be on, at the root and under a base path; the rest of the path makes no difference here. */
const cases = ['/', '/docs/'].flatMap((base) =>
  hostileUrls
    .filter((url) => !url.endsWith('/') && !url.endsWith('?x=1'))
    .map((url) => `${ORIGIN}${base}${url.replace(/^\//, '')}`)
    .filter((url) => URL.canParse(url))
    .map((url) => ({ base, url })),
);

it.each([
  ['removes the prefix of the default language', defaultLanguagePrefixScript],
  ['chooses a language', localeRedirectScript],
])('the script that %s redirects no hostile URL to another site', (_, scriptFor) => {
  for (const { base, url } of cases) {
    const target = visit(scriptFor({ ...CONFIG, base }), { url, languages: ['zh'] });
    expect(new URL(target ?? '/', url).origin, url).toBe(ORIGIN);
  }
});

it('the table of old URLs redirects no hostile URL to another site', () => {
  for (const { url } of cases) {
    const target = redirectTarget(new URL(url).pathname, redirects, () => undefined);
    expect(new URL(target ?? '/', url).origin, url).toBe(ORIGIN);
  }
});
