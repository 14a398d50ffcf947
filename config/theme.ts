import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import strings from '../i18n.json';
import { LANGUAGES, site } from './site';
import { checkThemeConfig } from './themeConfig';

const svg = readFileSync(join(import.meta.dirname, '../docs/public/logo.svg'), 'utf8').trim();

/** The site's mark as a data address: it stands there at first paint, without a request of its own. */
export const logo = `data:image/svg+xml,${svg.replace(/["%#<>]/g, encodeURIComponent)}`;

/**
 * Search takes its sentences along in its own chunk, `theme/frame/SearchPanel.tsx`, as the landing page does in its own,
 * and reading offline where it is on, `theme/frame/OfflinePages.tsx`; the build alone writes the feeds'.
 */
const isApart = (key: string): boolean => /^(?:search|feed|home|offline)\./.test(key);

/** The frame's own sentences alone: the engine's defaults, in five languages, would ship to every reader. */
export const frameStrings = (): Record<string, Record<string, string>> =>
  Object.fromEntries(Object.entries(strings).filter(([key]) => !isApart(key)));

/** The theme's settings for this site. @throws where one is unknown or bad: the build stops with the sentence. */
export const themeConfig = checkThemeConfig({
  darkMode: true,
  enableAppearanceAnimation: true,
  enableScrollToTop: true,
  ...(site.heroBackground && { heroBackgroundUrl: `${site.assetHost}/${site.heroBackground}` }),
  ...(site.heroLogo && { heroLogoUrl: `${site.assetHost}/${site.heroLogo}` }),
  hideNavbar: 'never',
  ...(Object.values(site.search).some(Boolean) && { hostedSearch: site.search }),
  lastUpdated: true,
  localeRedirect: 'auto',
  // The settings reach every reader: what is off says nothing.
  ...(site.offline !== 'off' && { offline: site.offline }),
  sourceBase: `${site.repository}/blob/v${site.documentedVersion}`,
  socialLinks: [
    { icon: 'github', mode: 'link', content: site.repository },
    { icon: 'x', mode: 'link', content: 'https://x.com/rspack_dev' },
    { icon: 'discord', mode: 'link', content: 'https://discord.gg/XsaKEEk4mW' },
    { icon: 'bluesky', mode: 'link', content: 'https://bsky.app/profile/rspack.rs' },
  ],
  locales: LANGUAGES.map(({ lang, label }) => ({
    lang,
    label,
    editLink: { docRepoBaseUrl: site.docsBase, text: strings['doc.editPage'][lang] },
  })),
});
