import strings from '../i18n.json';
import { LANGUAGES, site } from './site';
import { checkThemeConfig } from './themeConfig';

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
