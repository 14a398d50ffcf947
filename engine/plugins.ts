import type { RspressPlugin } from '@rspress/core';
import { pageHead, type HeadTags } from '@publish/pageHead';
import { UnchangedPages } from './cache/UnchangedPages';
import { runAfter } from './runAfter';
import { pluginBrowserRoutes } from './articles/build/browserRoutes';
import { pluginCollapsedGroups } from './collapsedGroups';
import { pluginContentProblems } from './dev/contentProblems';
import { pluginDevBundler } from './dev/devBundler';
import { pluginFeeds } from '@publish/feeds';
import { pluginFrameDiagnostics } from '@diagnostics/frameDiagnosticsPlugin';
import { pluginHeadScripts } from './headScripts/headScriptsPlugin';
import { pluginHostFiles } from '@publish/hostFiles';
import { pluginLastUpdated } from '@publish/lastUpdated';
import { pluginLicenses } from '@publish/licenses';
import { pluginLinkFacts } from '@publish/linkFactsFiles';
import { pluginOptionFiles } from '@publish/optionFiles';
import { pluginMarkdownExport } from '@markdown/export/markdownExportPlugin';
import { pluginOffline } from '@offline/build/offlinePlugin';
import { pluginOverviewHeadings } from './overviewHeadings';
import { pluginThemeAliases } from './themeAliases';
import { pluginPageMetadata } from './compile/pageMetadataPlugin';
import { pluginBundlerDiagnostics } from '@diagnostics/bundlerDiagnostics';
import { staticPagesPlugins, type AddedData } from './articles/build/staticPagesPlugin';
import { pluginContentSecurityPolicy } from '@publish/contentSecurityPolicy';
import { pluginPrintedUrls } from '@publish/printedUrls';
import { pluginRedirectPages } from '@publish/redirectPages';
import { pluginSearchIndex } from '@search/index/searchIndexPlugin';
import { pluginSidebarPages } from './dev/sidebarPages';
import { pluginSitemap } from '@publish/sitemap';
import { pluginSharedStyles } from './sharedStyles';
import { pluginYieldingEntry } from './entry/yieldingEntry';
import { pluginStructuredData } from '@publish/structuredData';
import { pluginPortNotice } from './dev/portNotice';
import { pluginTranslationState } from '@publish/translationState';
import { themeConfig } from '@config/theme';
import type { ThemeConfig } from '@config/themeConfig';

const added: AddedData = new Map();

const heads: HeadTags[] = [...pageHead];

const unchanged = new UnchangedPages();

/** Plugins that turn the engine into this site, one per file. */
const all: RspressPlugin[] = [
  pluginThemeAliases(),
  ...staticPagesPlugins(added, heads, unchanged),
  pluginPageMetadata(),
  pluginBundlerDiagnostics(),
  pluginFrameDiagnostics(),
  pluginContentProblems(),
  pluginDevBundler(),
  pluginSidebarPages(),
  pluginPortNotice(),
  pluginPrintedUrls(),
  pluginHeadScripts(themeConfig),
  pluginCollapsedGroups(),
  pluginLastUpdated({ isEnabled: themeConfig.lastUpdated ?? false }),
  pluginRedirectPages(),
  pluginLicenses(),
  pluginOverviewHeadings(added),
  pluginFeeds(heads),
  pluginMarkdownExport(unchanged),
  pluginOptionFiles(),
  pluginLinkFacts(),
  pluginStructuredData(heads),
  pluginSharedStyles(),
  pluginBrowserRoutes(),
  pluginSearchIndex(unchanged),
  pluginYieldingEntry(),
  pluginSitemap(),
  pluginHostFiles(),
  pluginTranslationState(),
];

/** Plugins of a site with or without offline support. */
export const pluginsFor = (offline: ThemeConfig['offline']): RspressPlugin[] =>
  runAfter(runAfter(all, pluginContentSecurityPolicy()), pluginOffline(offline));

export const plugins = pluginsFor(themeConfig.offline);
