import type { RspressPlugin, UserConfig } from '@rspress/core';

type ThemeConfig = NonNullable<UserConfig['themeConfig']>;
type Locales = NonNullable<ThemeConfig['locales']>;

const isGroup = (item: unknown): item is { collapsed?: boolean; items: unknown[] } =>
  typeof item === 'object' && item !== null && 'items' in item && Array.isArray(item.items);

function withCollapsedGroups<Item>(item: Item): Item {
  if (!isGroup(item)) return item;
  return { ...item, collapsed: item.collapsed ?? true, items: item.items.map(withCollapsedGroups) };
}

/**
 * The sidebars of every language with each group collapsed that does not say otherwise. Sections come in the order of
 * their paths: the engine leaves them in the order in which it came to read them, another one in each build.
 */
function collapseByDefault(locales: Locales): Locales {
  return locales.map((locale) => {
    if (!locale.sidebar) return locale;
    const sections = Object.entries(locale.sidebar)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([path, items]) => [path, items.map(withCollapsedGroups)]);
    return { ...locale, sidebar: Object.fromEntries(sections) as typeof locale.sidebar };
  });
}

/**
 * Collapses sidebar groups unless their `_meta.json` says `"collapsed": false`; specification §4.
 * The engine reads `_meta.json` anew for each build, puts the result into `locales`, and turns a missing
 * `collapsed` into false just after, with no hook between the two: hence the accessor.
 */
export function pluginCollapsedGroups(): RspressPlugin {
  return {
    name: 'collapsed-groups',
    beforeBuild({ themeConfig }) {
      if (!themeConfig?.locales) return;
      let locales = collapseByDefault(themeConfig.locales);
      Object.defineProperty(themeConfig, 'locales', {
        enumerable: true,
        get: () => locales,
        set(next: Locales) {
          locales = collapseByDefault(next);
        },
      });
    },
  };
}
