import { LocalMenu as LocalMenuBar } from '@components/frame/LocalMenu';
import { usePageOutline } from '@hooks/usePageOutline';
import { usePagePart } from '@hooks/usePagePart';
import { useSectionSidebar } from '@hooks/useSectionSidebar';
import { useText, useThemeText } from '@hooks/useText';
import { OUTLINE_ID, SIDEBAR_ID } from '@model/localMenu';

export function LocalMenu() {
  const text = useText();
  const themeText = useThemeText();
  const hasSidebar = usePagePart('sidebar');
  const { items } = useSectionSidebar();
  const headings = usePageOutline();
  return (
    <LocalMenuBar
      labels={{ menu: text('sidebar.menu'), outline: themeText('outlineTitle') }}
      sidebarId={hasSidebar && items.length > 0 ? SIDEBAR_ID : null}
      outlineId={headings.length > 0 ? OUTLINE_ID : null}
    />
  );
}
