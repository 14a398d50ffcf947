import { useMemo } from 'react';
import { useText } from './useText';

/** The frame's sentences that stand inside a page's content. */
export function useContentLabels() {
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
