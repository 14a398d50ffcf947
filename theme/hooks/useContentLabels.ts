import { useMemo } from 'react';
import { useText } from './useText';

/** The frame's sentences that stand inside a page's content. */
export function useContentLabels() {
  const text = useText();
  return useMemo(
    () => ({
      code: {
        copy: text('code.copy'),
        copied: text('code.copied'),
        wrap: text('code.wrap'),
        showLess: text('code.showLess'),
        copyPrompt: (key: string) => text('code.copyPrompt', { key }),
        showAll: (lines: number) => text('code.showAll', { lines: String(lines) }),
      },
      nextSteps: text('content.nextSteps'),
      option: {
        type: text('content.optionType'),
        default: text('content.optionDefault'),
        seeBelow: text('content.optionSeeBelow'),
        since: text('content.optionSince'),
        deprecated: text('content.optionDeprecated'),
      },
      packageManager: text('content.packageManager'),
    }),
    [text],
  );
}
