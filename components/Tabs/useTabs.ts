import { useEffect, useLayoutEffect } from 'react';
import { useSitePort, type StoredValues } from '@components/SiteContext';

const panelOf = (tab: Element): HTMLElement | null =>
  document.getElementById(tab.getAttribute('aria-controls') ?? '');

/** Tabs of a tab list. */
const tabsIn = (list: Element): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>('[role=tab]'),
];

/** Shows one tab of a list and its panel. Hidden panels stay reachable by the browser's find in page. */
function selectTab(list: Element, selected: HTMLElement): void {
  for (const tab of tabsIn(list)) {
    const isSelected = tab === selected;
    tab.setAttribute('aria-selected', String(isSelected));
    tab.tabIndex = isSelected ? 0 : -1;
    const panel = panelOf(tab);
    if (isSelected) panel?.removeAttribute('hidden');
    else panel?.setAttribute('hidden', 'until-found');
  }
}

/** Tab whose panel contains `element`; null outside panels. */
function tabAround(element: Element | null): HTMLElement | null {
  const panel = element?.closest('[role=tabpanel]');
  return panel ? document.querySelector<HTMLElement>(`[aria-controls="${panel.id}"]`) : null;
}

/** Index of the tab that a key moves to; undefined for keys that tabs don't handle. */
function tabAfterKey(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** One storage slot per group id: `rsbuild-docs-tabs:framework`. */
const STORAGE_PREFIX = 'rsbuild-docs-tabs:';

const lists = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[role=tablist]')];

/** Selects the stored tab of each group, or the first tab when the list doesn't have the stored one. */
function showChoices(stored: StoredValues): void {
  for (const list of lists()) {
    const { group } = list.dataset;
    const tabs = tabsIn(list);
    const choice =
      group === undefined
        ? tabs.find((tab) => tab.ariaSelected === 'true')
        : tabs.find((tab) => tab.dataset.value === stored.read(STORAGE_PREFIX + group));
    const [first] = tabs;
    const selected = choice ?? first;
    if (selected) selectTab(list, selected);
  }
}

/** Selects a tab, and stores it if its list belongs to a group. */
function choose(tab: HTMLElement, stored: StoredValues): void {
  const list = tab.closest<HTMLElement>('[role=tablist]');
  if (!list) return;
  const { group } = list.dataset;
  if (group === undefined) selectTab(list, tab);
  else stored.write(STORAGE_PREFIX + group, tab.dataset.value ?? '');
}

const tabOf = ({ target }: Event): HTMLElement | null =>
  (target as Element).closest<HTMLElement>('[role=tab]');

/** Shows the reader's choice in all tab lists; `content` changes when tab lists come or go. */
export function useStoredTabs(content: unknown): void {
  const { stored } = useSitePort();
  useLayoutEffect(() => {
    const show = () => {
      showChoices(stored);
    };
    // The URL's hash can point to a heading in a hidden panel.
    const tab = tabAround(document.querySelector(':target'));
    if (tab) choose(tab, stored);
    show();
    return stored.subscribe(show);
  }, [stored, content]);
}

/** Handles all tab lists in the content with one listener per event; `page` changes when the content does. */
export function useTabs(page: unknown): void {
  const { stored } = useSitePort();
  useStoredTabs(page);
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    document.addEventListener(
      'click',
      (event) => {
        const tab = tabOf(event);
        if (tab) choose(tab, stored);
      },
      { signal },
    );
    document.addEventListener(
      'keydown',
      (event) => {
        const tab = tabOf(event);
        const list = tab?.closest('[role=tablist]');
        if (!tab || !list) return;
        const tabs = tabsIn(list);
        const next = tabs[tabAfterKey(event.key, tabs.indexOf(tab), tabs.length) ?? -1];
        if (!next) return;
        event.preventDefault();
        choose(next, stored);
        next.focus();
      },
      { signal },
    );
    // The browser's find in page matched text in a hidden panel.
    document.addEventListener(
      'beforematch',
      ({ target }) => {
        const tab = tabAround(target as Element);
        if (tab) choose(tab, stored);
      },
      { signal },
    );
    return () => {
      abort.abort();
    };
  }, [stored]);
}
