import { useMemo, useContext, type ContextType, useCallback, type ReactNode } from 'react';
import {
  PageContext,
  useLang,
  useSite,
  useVersion,
  withBase,
  normalizeImagePath,
} from '@rspress/core/runtime';
import type { Analysis, CheckRequest } from '@migration/kinds';
import { type LinkProps, SiteContext } from '@components/SiteContext';
import * as stored from '@hooks/storedValues';
import { useCurrentPath } from '@hooks/useCurrentPath';
import { useHydrated } from '@hooks/useHydrated';
import { useSitePrefixes } from '@hooks/useSitePrefixes';
import { useStableValue } from '@hooks/useStableValue';
import { useText } from '@hooks/useText';
import { useThemeConfig } from '@hooks/useThemeConfig';
import { isSameRecord } from '@model/isSameRecord';
import { parsePagePath, movedPath, cleanPath, isExternal } from '@model/sitePath';

/** Labels of components in Markdown content. */
function useContentLabels() {
  const text = useText();
  return useMemo(
    () => ({
      callout: {
        caution: text('callout.caution'),
        danger: text('callout.danger'),
        details: text('callout.details'),
        important: text('callout.important'),
        info: text('callout.info'),
        note: text('callout.note'),
        tip: text('callout.tip'),
        warning: text('callout.warning'),
      },
      benchmark: {
        application: text('benchmark.application'),
        caption: text('benchmark.caption'),
        command: text('benchmark.command'),
        conditions: text('benchmark.conditions'),
        date: text('benchmark.date'),
        environment: text('benchmark.environment'),
        machine: text('benchmark.machine'),
        none: text('benchmark.none'),
        runs: text('benchmark.runs'),
        tool: text('benchmark.tool'),
        trial: text('benchmark.trial'),
        versions: text('benchmark.versions'),
        metrics: {
          devStart: text('benchmark.devStart'),
          hotUpdate: text('benchmark.hotUpdate'),
          build: text('benchmark.build'),
          cachedBuild: text('benchmark.cachedBuild'),
        },
        components: (count: number) => text('benchmark.components', { count: String(count) }),
        cores: (count: number) => text('benchmark.cores', { count: String(count) }),
        medianOf: (count: number) => text('benchmark.medianOf', { count: String(count) }),
      },
      code: {
        copy: text('code.copy'),
        copied: text('code.copied'),
        output: text('code.output'),
        wrap: text('code.wrap'),
        showLess: text('code.showLess'),
        copyPrompt: (key: string) => text('code.copyPrompt', { key }),
        showAll: (lines: number) => text('code.showAll', { lines: String(lines) }),
        region: (number: number) => text('code.region', { number: String(number) }),
      },
      configCheck: {
        detect: text('configCheck.detect'),
        failed: text('configCheck.failed'),
        input: text('configCheck.input'),
        long: text('configCheck.long'),
        placeholder: text('configCheck.placeholder'),
        reading: text('configCheck.reading'),
        tool: text('configCheck.tool'),
        version: text('configCheck.version'),
      },
      headingAnchor: (heading: string) => text('doc.headingAnchor', { heading }),
      nextSteps: text('content.nextSteps'),
      opensNewTab: text('content.opensNewTab'),
      option: {
        type: text('content.optionType'),
        default: text('content.optionDefault'),
        seeBelow: text('content.optionSeeBelow'),
        required: text('content.optionRequired'),
        since: text('content.optionSince'),
        deprecated: text('content.optionDeprecated'),
      },
      optionFilter: {
        all: text('content.optionFilterAll'),
        changes: text('content.changeCount'),
        count: text('content.optionFilterCount'),
        group: text('content.optionFilterGroup'),
        newer: text('content.optionFilterNewer'),
        text: text('content.optionFilterText'),
        unknown: text('content.optionFilterUnknown'),
        version: text('content.changeVersion'),
        orLater: (version: string) => text('content.optionFilterOrLater', { version }),
      },
      packageManager: text('content.packageManager'),
      tableRegion: (number: number) => text('content.tableRegion', { number: String(number) }),
      zoomImage: (alt: string) => text('content.zoomImage', { alt }),
    }),
    [text],
  );
}

/** Reads a configuration; the code for it loads with the first call. */
const checkConfig = async (request: CheckRequest): Promise<Analysis> => {
  const client = await import('@migration/client');
  return client.checkConfig(request);
};

type Context = ContextType<typeof PageContext>;

/**
 * The engine requests the page data again right after hydration, and the result is equal but a new object. Returns
 * the old one, so that the page doesn't render again.
 */
const isSameContext = (previous: Context, { setData, data }: Context): boolean =>
  previous.setData === setData && isSameRecord(previous.data, data);

/**
 * Wraps the engine's page context for unknown URLs. There is one static 404 page, in the default language: hydration
 * has to match it, and the language and version of the URL apply afterwards.
 */
function usePageOnShow() {
  const context = useStableValue(useContext(PageContext), isSameContext);
  const prefixes = useSitePrefixes();
  const path = useCurrentPath();
  const isStatic = !useHydrated() && context.data.pageType === '404';
  return useMemo(() => {
    if (context.data.pageType !== '404') return { context, isStatic };
    const { lang, version } = parsePagePath(isStatic ? '/' : path, prefixes);
    return { context: { ...context, data: { ...context.data, lang, version } }, isStatic };
  }, [context, path, prefixes, isStatic]);
}

/** The page's language and version, and a function that adds them to a path. */
function useSitePortValue(): { lang: string; localize: (href: string) => string } {
  const { site } = useSite();
  const lang = useLang();
  const version = useVersion() || site.multiVersion.default;
  const prefixes = useSitePrefixes();
  const localize = useCallback(
    (href: string) => movedPath(href, { lang, version }, prefixes),
    [lang, version, prefixes],
  );
  return { lang, localize };
}

/** Returns the URL of a file in the documented repository. */
function useSourceHref(): (path: string) => string {
  const { sourceBase } = useThemeConfig();
  return useCallback((path: string) => `${sourceBase}/${path}`, [sourceBase]);
}

/** A link. External links open in a new tab; `useLinks` handles internal ones. */
function PageLink({ href, ...props }: LinkProps) {
  if (isExternal(href))
    return <a href={href} target="_blank" rel="noopener noreferrer" {...props} />;
  return <a href={href.startsWith('/') ? withBase(cleanPath(href)) : href} {...props} />;
}

/** Provides the page context. Remounts the 404 page after hydration, because its language and version may change. */
export function Root({ children }: { children: ReactNode }) {
  const { context, isStatic } = usePageOnShow();
  return (
    <PageContext key={isStatic ? 'static' : 'live'} value={context}>
      <SitePort>{children}</SitePort>
    </PageContext>
  );
}

/** Provides what components need from the engine. */
function SitePort({ children }: { children: ReactNode }) {
  const { lang, localize } = useSitePortValue();
  const sourceHref = useSourceHref();
  const { locale, sourceCodeText } = useThemeConfig();
  const sourceText = locale?.sourceCodeText ?? sourceCodeText;
  const labels = useContentLabels();
  const port = useMemo(
    () => ({
      Link: PageLink,
      lang,
      localize,
      isExternal,
      assetHref: normalizeImagePath,
      sourceHref,
      sourceText,
      stored,
      checkConfig,
      labels,
    }),
    [lang, localize, sourceHref, sourceText, labels],
  );
  return <SiteContext value={port}>{children}</SiteContext>;
}
