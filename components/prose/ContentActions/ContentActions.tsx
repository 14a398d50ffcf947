import { useEffect } from 'react';
import { type ContentLabels, useLabels } from '@components/SiteContext';
import { useTabs } from '@components/Tabs/useTabs';
import { copyCode, toggleWrap } from '../CodeBlock/codeActions';

const CODE = '[data-code] > pre';
const TABLE = '[data-table]';

function scrolls({
  scrollWidth,
  clientWidth,
  scrollHeight,
  clientHeight,
  dataset,
  parentElement,
}: HTMLElement): boolean {
  const isCapped = parentElement?.dataset.capped !== undefined && dataset.table === undefined;
  return scrollWidth > clientWidth || (isCapped && scrollHeight > clientHeight);
}

/**
 * Makes a scrollable element focusable and gives it a region role, so that the keyboard can scroll it. `data-wide`
 * marks an element that is too wide; it's measured without the attribute, because styles for it can make it fit.
 */
function update(element: HTMLElement, name: string): void {
  element.removeAttribute('data-wide');
  element.toggleAttribute('data-wide', scrolls(element));
  if (scrolls(element)) {
    element.tabIndex = 0;
    element.role = 'region';
    element.ariaLabel = name;
  } else {
    for (const attribute of ['tabindex', 'role', 'aria-label']) element.removeAttribute(attribute);
  }
}

/** Makes code and tables of a `page` that overflow scrollable by keyboard, each with a separate name. */
export function useScrollRegions(page: unknown, { code, tableRegion }: ContentLabels): void {
  useEffect(() => {
    const names = new Map<Element, string>();
    const name = (selector: string, nameOf: (number: number) => string) => {
      document.querySelectorAll(selector).forEach((element, index) => {
        names.set(element, nameOf(index + 1));
      });
    };
    name(CODE, code.region);
    name(TABLE, tableRegion);
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) {
        const element = names.has(target) ? target : target.parentElement;
        update(element as HTMLElement, names.get(element as Element) ?? '');
      }
    });
    for (const element of names.keys()) {
      observer.observe(element);
      // Content can grow without a change of the container, for example when a font loads.
      if (element.firstElementChild) observer.observe(element.firstElementChild);
    }
    return () => {
      observer.disconnect();
    };
  }, [page, code, tableRegion]);
}

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
