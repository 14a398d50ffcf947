import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import strings from '../i18n.json';
import { LANGUAGES, site } from './site';
import { checkThemeConfig } from './themeConfig';

const svg = readFileSync(join(import.meta.dirname, '../docs/public/logo.svg'), 'utf8').trim();

/** The logo as a data URI, which needs no separate request. */
export const logo = `data:image/svg+xml,${svg.replace(/["%#<>]/g, encodeURIComponent)}`;

/**
 * Texts that aren't part of the frame: search (`theme/frame/SearchPanel.tsx`), the landing page and offline reading
 * (`theme/frame/OfflinePages.tsx`) import theirs into their chunks, and only the build writes feeds.
 */
const isApart = (key: string): boolean => /^(?:search|feed|home|offline)\./.test(key);

/** Texts of the frame only: the engine's defaults, in five languages, would ship to every user. */
export const frameStrings = (): Record<string, Record<string, string>> =>
  Object.fromEntries(Object.entries(strings).filter(([key]) => !isApart(key)));

/** The theme configuration of this site. @throws if a setting is unknown or invalid, which stops the build */
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
  // The configuration ships to every user, so it omits what is off.
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
