/** An entry of `_nav.json`, as far as search reads it. */
export interface NavEntry {
  text: string;
  activeMatch?: string;
}

/** The navigation's name for the part of the site that a page stands in; empty where it names none. */
export const navGroupOf = (route: string, nav: readonly NavEntry[]): string =>
  nav.find(({ activeMatch }) => activeMatch && new RegExp(activeMatch).test(route))?.text ?? '';
