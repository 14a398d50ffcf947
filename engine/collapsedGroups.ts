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
 * Collapses each group without a `collapsed` setting in the sidebars of every language. Sorts sections by path, because
 * the order in which the engine reads them differs between builds.
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
 * Collapses sidebar groups unless their `_meta.json` sets `"collapsed": false`; specification §4. The engine reads
 * `_meta.json` for each build, assigns the result to `locales`, and then turns a missing `collapsed` into false. There
 * is no hook between the two, so this uses an accessor.
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
