import { usePage } from '@rspress/core/runtime';
import { useMemo } from 'react';
import { OutlineList } from '@components/frame/OutlineList';
import { useActiveHeading } from '@hooks/useActiveHeading';
import { useText } from '@hooks/useText';
import { useThemeConfig } from '@hooks/useThemeConfig';
import { plainText } from '@model/plainText';

export function Outline() {
  const text = useText();
  const { locale } = useThemeConfig();
  const { toc } = usePage().page;
  const ids = useMemo(() => toc.map(({ id }) => id), [toc]);
  const activeId = useActiveHeading(ids);
  if (toc.length === 0) return null;
  return (
    <OutlineList
      title={locale?.outlineTitle ?? text('outline.title')}
      headings={toc.map(({ id, text: markdown, depth }) => ({
        id,
        text: plainText(markdown),
        depth,
      }))}
      activeId={activeId}
    />
  );
}
