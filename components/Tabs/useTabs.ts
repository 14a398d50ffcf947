import { useEffect, useLayoutEffect } from 'react';
import { useSitePort, type StoredValues } from '@components/SiteContext';
import { selectTab, tabAround, tabsIn } from '@components/ui/TabGroup/selectTab';
import { tabAfterKey } from '@components/ui/TabGroup/tabAfterKey';

/** One storage slot per group id: `rsbuild-docs-tabs:framework`. */
const STORAGE_PREFIX = 'rsbuild-docs-tabs:';

const lists = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[role=tablist]')];

/** Shows in each list of tabs what the reader chose last in its group; where that is nothing it has, the first. */
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

/** A choice of the reader: remembered, across pages, where its list belongs to a group. */
function choose(tab: HTMLElement, stored: StoredValues): void {
  const list = tab.closest<HTMLElement>('[role=tablist]');
  if (!list) return;
  const { group } = list.dataset;
  if (group === undefined) selectTab(list, tab);
  else stored.write(STORAGE_PREFIX + group, tab.dataset.value ?? '');
}

const tabOf = ({ target }: Event): HTMLElement | null =>
  (target as Element).closest<HTMLElement>('[role=tab]');

/** Answers every list of tabs in the content; anew for each `page`, whose lists are others. */
export function useTabs(page: unknown): void {
  const { stored } = useSitePort();

  useLayoutEffect(() => {
    const show = () => {
      showChoices(stored);
    };
    // A heading of the address, in a panel that is hidden.
    const tab = tabAround(document.querySelector(':target'));
    if (tab) choose(tab, stored);
    show();
    return stored.subscribe(show);
  }, [stored, page]);

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
    // The browser wants to show what the reader searched the page for.
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
