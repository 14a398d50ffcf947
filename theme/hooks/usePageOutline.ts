import { usePage } from '@rspress/core/runtime';
import { useMemo } from 'react';
import { plainText } from '@model/plainText';
import { usePagePart } from './usePagePart';
import { useThemeConfig } from './useThemeConfig';

interface PageHeading {
  id: string;
  text: string;
  /** 2 to 4; specification §9 'Outline levels'. */
  depth: number;
}

/** The headings that the page's outline lists; none where front matter or the theme leaves the outline out. */
export function usePageOutline(): PageHeading[] {
  const { toc } = usePage().page;
  const { outline = true } = useThemeConfig();
  const isKept = usePagePart('outline') && outline;
  return useMemo(
    () => (isKept ? toc.map(({ id, text, depth }) => ({ id, text: plainText(text), depth })) : []),
    [isKept, toc],
  );
}
