import { useMemo } from 'react';
import { OutlineList, OutlinePanel } from '@components/frame/Outline';
import { useActiveHeading } from '@hooks/useActiveHeading';
import { useColumnPopover } from '@hooks/useColumnPopover';
import { usePageOutline } from '@hooks/usePageOutline';
import { useRevealed } from '@hooks/useRevealed';
import { useThemeText } from '@hooks/useText';
import { NARROW_OUTLINE, OUTLINE_ID } from '@model/localMenu';

/** The outline: a column, or a dropdown of the local menu on narrow screens. */
export function Outline() {
  const themeText = useThemeText();
  const headings = usePageOutline();
  const ids = useMemo(() => headings.map(({ id }) => id), [headings]);
  const activeId = useActiveHeading(ids);
  const { ref, close, onBlur } = useColumnPopover(NARROW_OUTLINE);
  const revealActive = useRevealed(ref, '[aria-current]', activeId);
  if (headings.length === 0) return null;
  return (
    <OutlinePanel ref={ref} id={OUTLINE_ID} onBlur={onBlur} onToggle={revealActive}>
      <OutlineList
        title={themeText('outlineTitle')}
        headings={headings}
        activeId={activeId}
        onChoose={close}
      />
    </OutlinePanel>
  );
}
