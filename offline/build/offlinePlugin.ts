import { fileURLToPath } from 'node:url';
import type { RspressPlugin } from '@rspress/core';
import strings from '../../i18n.json' with { type: 'json' };
import type { OfflineSentences } from '../offlineFiles';
import { writeManifests } from './writeManifests';
import { writeWorker } from './writeWorker';
import { DEFAULT_LANGUAGE, LANGUAGES, site, type Language } from '@config/site';
import type { ThemeConfig } from '@config/themeConfig';
import { remarkOfflinePages } from '@markdown/plugins/remarkPageComponents';

const KEEPER = fileURLToPath(new URL('../../engine/entry/offline.ts', import.meta.url));

const sentencesIn = (lang: Language): OfflineSentences => ({
  siteName: site.name,
  title: strings['offline.notStored'][lang],
  text: strings['offline.notStoredText'][lang],
  stored: strings['offline.stored'][lang],
});

/** Writes what a built site needs to be read offline. @param versions of the site; one that is empty, where it has none */
export async function writeOffline(dist: string, versions: readonly string[]): Promise<void> {
  const written = await writeManifests({
    dist,
    base: site.base,
    languages: LANGUAGES.map(({ lang }) => lang),
    versions,
  });
  const sentences = LANGUAGES.map(({ lang }) => [lang, sentencesIn(lang)] as const);
  await writeWorker(dist, {
    base: site.base,
    ...written,
    defaultLanguage: DEFAULT_LANGUAGE,
    sentences: Object.fromEntries(sentences),
  });
}

/**
 * Lets readers read offline, where the site's owner has turned that on. Pages get what keeps them from the engine's own
 * door for such parts, so that otherwise no byte of it reaches them; what is then written is a worker that removes the
 * one that a browser may still have from before.
 *
 * The worker is our own. Workbox (MIT) keeps one cache for all builds and fills it whole on the first visit; what is asked
 * for here, a cache for each build and a language on request, would have come on top of it, with Babel and Rollup among
 * the 37 packages that `workbox-build` names, in place of a few small modules in `theme/offline`.
 *
 * Must stand behind what writes pages and indexes, `behind.ts`.
 */
export function pluginOffline(offline: ThemeConfig['offline'] = 'off'): RspressPlugin {
  if (offline === 'off') {
    return {
      name: 'offline',
      async afterBuild({ outDir = 'dist' }, isProd) {
        if (isProd) await writeWorker(outDir, { base: site.base });
      },
    };
  }
  return {
    name: 'offline',
    config: (config, _utils, isProd) =>
      isProd
        ? { ...config, globalUIComponents: [...(config.globalUIComponents ?? []), KEEPER] }
        : config,
    markdown: { remarkPlugins: [remarkOfflinePages] },
    async afterBuild({ outDir = 'dist', multiVersion }, isProd) {
      if (!isProd) return;
      const versions = multiVersion?.versions ?? [];
      await writeOffline(outDir, versions.length > 0 ? versions : ['']);
    },
  };
}
