import { useMemo, useContext, type ContextType, useCallback, type ReactNode } from 'react';
import {
  PageContext,
  useLang,
  useSite,
  useVersion,
  withBase,
  normalizeImagePath,
} from '@rspress/core/runtime';
import { type LinkProps, SiteContext } from '@components/SiteContext';
import * as stored from '@hooks/storedValues';
import { useCurrentPath } from '@hooks/useCurrentPath';
import { useHydrated } from '@hooks/useHydrated';
import { useSitePrefixes } from '@hooks/useSitePrefixes';
import { useStableValue } from '@hooks/useStableValue';
import { useText } from '@hooks/useText';
import { useThemeConfig } from '@hooks/useThemeConfig';
import { isSameRecord } from '@model/isSameRecord';
import { readAddress, movedAddress, cleanPath, isExternal } from '@model/sitePath';

/** The frame's sentences that stand inside a page's content. */
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
      packageManager: text('content.packageManager'),
      tableRegion: (number: number) => text('content.tableRegion', { number: String(number) }),
      zoomImage: (alt: string) => text('content.zoomImage', { alt }),
    }),
    [text],
  );
}

type Context = ContextType<typeof PageContext>;

/**
 * Right after hydration the engine asks for the page's data a second time; what comes is the same in a new object, and
 * would draw the whole page anew, in one go.
 */
const isSameContext = (kept: Context, { setData, data }: Context): boolean =>
  kept.setData === setData && isSameRecord(kept.data, data);

/**
 * The engine's page, put right where there is none. One static 404 page, in the default language, answers every
 * unknown address: it must be taken over as it is, and only then become one of the address's language and version.
 */
function usePageOnShow() {
  const context = useStableValue(useContext(PageContext), isSameContext);
  const prefixes = useSitePrefixes();
  const path = useCurrentPath();
  const isStatic = !useHydrated() && context.data.pageType === '404';
  return useMemo(() => {
    if (context.data.pageType !== '404') return { context, isStatic };
    const { lang, version } = readAddress(isStatic ? '/' : path, prefixes);
    return { context: { ...context, data: { ...context.data, lang, version } }, isStatic };
  }, [context, path, prefixes, isStatic]);
}

/** The page's language, and how a path of the default language is said in it and in the page's version. */
function useSitePortValue(): { lang: string; localize: (href: string) => string } {
  const { site } = useSite();
  const lang = useLang();
  const version = useVersion() || site.multiVersion.default;
  const prefixes = useSitePrefixes();
  const localize = useCallback(
    (href: string) => movedAddress(href, { lang, version }, prefixes),
    [lang, version, prefixes],
  );
  return { lang, localize };
}

/** Where a path of the documented repository can be read. */
function useSourceHref(): (path: string) => string {
  const { sourceBase } = useThemeConfig();
  return useCallback((path: string) => `${sourceBase}/${path}`, [sourceBase]);
}

/** A link of the site: external ones open in a new tab; internal ones are followed by `useLinks`. */
function PageLink({ href, ...props }: LinkProps) {
  if (isExternal(href))
    return <a href={href} target="_blank" rel="noopener noreferrer" {...props} />;
  return <a href={href.startsWith('/') ? withBase(cleanPath(href)) : href} {...props} />;
}

/** Settles what page is on show. The 404 page starts anew once taken over, as every part of it may read otherwise. */
export function Root({ children }: { children: ReactNode }) {
  const { context, isStatic } = usePageOnShow();
  return (
    <PageContext key={isStatic ? 'static' : 'live'} value={context}>
      <SitePort>{children}</SitePort>
    </PageContext>
  );
}

/** Connects the components' port to the engine. */
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
      labels,
    }),
    [lang, localize, sourceHref, sourceText, labels],
  );
  return <SiteContext value={port}>{children}</SiteContext>;
}
