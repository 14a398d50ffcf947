import type { RspressPlugin } from '@rspress/core';
import { pageHead, type HeadTags } from '@publish/pageHead';
import { behind } from './runAfter';
import { pluginBrowserRoutes } from './articles/build/browserRoutes';
import { pluginCollapsedGroups } from './collapsedGroups';
import { pluginContentProblems } from './dev/contentProblems';
import { pluginDevBundler } from './dev/devBundler';
import { pluginFeeds } from '@publish/feeds';
import { pluginFrameFaults } from '@diagnostics/frameDiagnosticsPlugin';
import { pluginHeadScripts } from './headScripts/headScriptsPlugin';
import { pluginHostFiles } from '@publish/hostFiles';
import { pluginKeptRenders } from './cache/renderCachePlugin';
import { pluginLastUpdated } from '@publish/lastUpdated';
import { pluginLicenses } from '@publish/licenses';
import { pluginMarkdownCopies } from '@markdown/export/markdownExportPlugin';
import { pluginOffline } from '@offline/build/offlinePlugin';
import { pluginOverviewHeadings } from './overviewHeadings';
import { pluginOwnTheme } from './themeAliases';
import { pluginPageFacts } from './compile/pageMetadataPlugin';
import { pluginPlainFaults } from '@diagnostics/bundlerDiagnostics';
import { plainPagesPlugins, type AddedData } from './articles/build/staticPagesPlugin';
import { pluginPolicyInPages } from '@publish/contentSecurityPolicy';
import { pluginPrintedAddresses } from '@publish/printedUrls';
import { pluginRedirectPages } from '@publish/redirectPages';
import { pluginSearchIndex } from '@search/index/searchIndexPlugin';
import { pluginSidebarPages } from './dev/sidebarPages';
import { pluginSitemap } from '@publish/sitemap';
import { pluginSlimEngine } from './sharedStyles';
import { pluginSteppedStart } from './entry/yieldingEntry';
import { pluginStructuredData } from '@publish/structuredData';
import { pluginTakenPort } from './dev/portNotice';
import { pluginTranslationState } from '@publish/translationState';
import { themeConfig } from '@config/theme';
import type { ThemeConfig } from '@config/themeConfig';

const added: AddedData = new Map();

const heads: HeadTags[] = [...pageHead];

/** What makes the engine into this site; each plugin stands in a file of its own. */
const all: RspressPlugin[] = [
  pluginOwnTheme(),
  ...plainPagesPlugins(added, heads),
  pluginPageFacts(),
  pluginPlainFaults(),
  pluginFrameFaults(),
  pluginContentProblems(),
  pluginDevBundler(),
  pluginSidebarPages(),
  pluginTakenPort(),
  pluginPrintedAddresses(),
  pluginHeadScripts(themeConfig),
  pluginCollapsedGroups(),
  pluginLastUpdated({ isEnabled: themeConfig.lastUpdated ?? false }),
  pluginRedirectPages(),
  pluginLicenses(),
  pluginOverviewHeadings(added),
  pluginFeeds(heads),
  pluginMarkdownCopies(),
  pluginStructuredData(heads),
  pluginSlimEngine(),
  pluginBrowserRoutes(),
  pluginSearchIndex(),
  pluginSteppedStart(),
  pluginKeptRenders(),
  pluginSitemap(),
  pluginHostFiles(),
  pluginTranslationState(),
];

/** The plugins of a site that can be read offline, or cannot. */
export const pluginsFor = (offline: ThemeConfig['offline']): RspressPlugin[] =>
  behind(behind(all, pluginPolicyInPages()), pluginOffline(offline));

export const plugins = pluginsFor(themeConfig.offline);
