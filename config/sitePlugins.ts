import type { RspressPlugin } from '@rspress/core';
import { pageHead, type HeadTags } from './head';
import { behind } from './plugins/behind';
import { pluginBrowserRoutes } from './plugins/browserRoutes';
import { pluginCollapsedGroups } from './plugins/collapsedGroups';
import { pluginContentProblems } from './plugins/contentProblems';
import { pluginDevBundler } from './plugins/devBundler';
import { pluginFeeds } from './plugins/feeds';
import { pluginFrameFaults } from './plugins/frameFaults';
import { pluginHeadScripts } from './plugins/headScripts';
import { pluginHostFiles } from './plugins/hostFiles';
import { pluginKeptRenders } from './plugins/keptRenders';
import { pluginLastUpdated } from './plugins/lastUpdated';
import { pluginLicenses } from './plugins/licenses';
import { pluginMarkdownCopies } from './plugins/markdownCopies';
import { pluginOffline } from './plugins/offline';
import { pluginOverviewHeadings } from './plugins/overviewHeadings';
import { pluginOwnTheme } from './plugins/ownTheme';
import { pluginPageFacts } from './plugins/pageFacts';
import { pluginPlainFaults } from './plugins/plainFaults';
import { plainPagesPlugins, type AddedData } from './plugins/plainPages';
import { pluginPolicyInPages } from './plugins/policyInPages';
import { pluginPrintedAddresses } from './plugins/printedAddresses';
import { pluginRedirectPages } from './plugins/redirectPages';
import { pluginSearchIndex } from './plugins/searchIndex';
import { pluginSidebarPages } from './plugins/sidebarPages';
import { pluginSitemap } from './plugins/sitemap';
import { pluginSlimEngine } from './plugins/slimEngine';
import { pluginSteppedStart } from './plugins/steppedStart';
import { pluginStructuredData } from './plugins/structuredData';
import { pluginTakenPort } from './plugins/takenPort';
import { pluginTranslationState } from './plugins/translationState';
import { themeConfig } from './theme';
import type { ThemeConfig } from './themeConfig';

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
