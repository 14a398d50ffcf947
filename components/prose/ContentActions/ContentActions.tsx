import { useEffect } from 'react';
import { useLabels, type ContentLabels } from '@components/SiteContext';
import { useTabs } from '@components/Tabs/useTabs';
import { copyCode, toggleWrap } from '../CodeBlock/codeActions';
import { zoomImage } from '../Image/zoomImage';
import { useScrollRegions } from './useScrollRegions';

interface ContentActionsProps {
  /** Changes when other content is on show. */
  page: unknown;
}

/** What a button of the content does, by the `data-action` that it bears. */
const actions: Record<string, (button: Element, labels: ContentLabels) => unknown> = {
  copy: (button, { code }) => copyCode(button, code),
  wrap: toggleWrap,
  zoom: zoomImage,
};

/**
 * Answers what a reader does in the content: by one listener for all of it, so that the content is plain HTML, which
 * costs nothing to take over and can be put into the page as it is.
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
