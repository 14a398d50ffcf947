const panelOf = (tab: Element): HTMLElement | null =>
  document.getElementById(tab.getAttribute('aria-controls') ?? '');

/** The tabs of a list. */
export const tabsIn = (list: Element): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>('[role=tab]'),
];

/** Shows one tab of a list and its panel; the other panels are hidden, but can be found. */
export function selectTab(list: Element, selected: HTMLElement): void {
  for (const tab of tabsIn(list)) {
    const isSelected = tab === selected;
    tab.setAttribute('aria-selected', String(isSelected));
    tab.tabIndex = isSelected ? 0 : -1;
    const panel = panelOf(tab);
    if (isSelected) panel?.removeAttribute('hidden');
    else panel?.setAttribute('hidden', 'until-found');
  }
}

/** The tab whose panel holds an element; none outside of panels. */
export function tabAround(element: Element | null): HTMLElement | null {
  const panel = element?.closest('[role=tabpanel]');
  return panel ? document.querySelector<HTMLElement>(`[aria-controls="${panel.id}"]`) : null;
}
