import { useEffect, useState } from 'react';

/** Whether a reader points at a link with a mouse or a pen, or has moved to it by keyboard. */
const isIntent = (event: Event, link: Element): boolean =>
  event instanceof PointerEvent ? event.pointerType !== 'touch' : link.matches(':focus-visible');

/**
 * The first link that the reader pointed at or focused after which `load` succeeded; undefined before. Loads code on
 * demand for links that are plain HTML. A failure is silent, and the next link tries again.
 * @param selector of the links
 */
export function useFirstLinkIntent(
  selector: string,
  load: () => Promise<unknown>,
): HTMLAnchorElement | undefined {
  const [link, setLink] = useState<HTMLAnchorElement>();
  useEffect(() => {
    if (link) return;
    const onIntent = (event: Event) => {
      const found =
        event.target instanceof Element && event.target.closest<HTMLAnchorElement>(selector);
      if (!found || !isIntent(event, found)) return;
      load().then(
        () => {
          setLink(found);
        },
        () => undefined,
      );
    };
    document.addEventListener('pointerover', onIntent);
    document.addEventListener('focusin', onIntent);
    return () => {
      document.removeEventListener('pointerover', onIntent);
      document.removeEventListener('focusin', onIntent);
    };
  }, [link, selector, load]);
  return link;
}
