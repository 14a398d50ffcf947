import { useEffect } from 'react';
import { useLabels, type ContentLabels } from '@components/SiteContext';
import { useTabs } from '@components/Tabs/useTabs';
import { copyCode, toggleWrap } from '../CodeBlock/codeActions';
import { useScrollRegions } from './useScrollRegions';

/** Zooms the image next to a button. A click on the image opens the zoom; the button makes it available to the keyboard. */
function zoomImage(button: Element): void {
  button.parentElement?.querySelector('img')?.click();
}

interface ContentActionsProps {
  /** Changes when the content does. */
  page: unknown;
}

/** Handlers of the content's buttons, by their `data-action`. */
const actions: Record<string, (button: Element, labels: ContentLabels) => unknown> = {
  copy: (button, { code }) => copyCode(button, code),
  wrap: toggleWrap,
  zoom: zoomImage,
};

/**
 * Handles the buttons, tabs and scrollable regions of the content with delegated listeners, so that the content can stay
 * static HTML without hydration.
 */
export function ContentActions({ page }: ContentActionsProps) {
  const labels = useLabels();
  useTabs(page);
  useScrollRegions(page, labels);
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const button = (target as Element).closest<HTMLElement>('[data-action]');
      if (button) void actions[button.dataset.action ?? '']?.(button, labels);
    };
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('click', onClick);
    };
  }, [labels]);
  return null;
}
