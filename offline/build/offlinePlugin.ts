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

/**
 * Writes the files for offline reading into a built site. @param versions of the site; one empty string if it has
 * none
 */
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
 * Offline reading, if the site's owner has turned it on. The component that stores pages is a global UI component of
 * the engine, so that other sites don't ship it; they get a worker that removes an earlier one.
 *
 * The worker is custom. Workbox (MIT) keeps one cache for all builds and fills it completely on the first visit; a
 * cache for each build and languages on request would have to be built on top, and `workbox-build` depends on 37
 * packages, including Babel and Rollup.
 *
 * Has to come after the plugins that write pages and indexes, see `engine/runAfter.ts`.
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
