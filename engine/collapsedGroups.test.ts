import type { UserConfig } from '@rspress/core';
import { expect, it } from 'vitest';
import { pluginCollapsedGroups } from './collapsedGroups';

const page = { text: 'CSS', link: '/guide/css' };

/** Sidebars that the theme receives after the engine has read `_meta.json`. */
async function sidebarsAfter(sidebar: Record<string, unknown[]>): Promise<object> {
  const english = { lang: 'en', label: 'English' };
  const themeConfig: UserConfig['themeConfig'] = { locales: [english] };
  await pluginCollapsedGroups().beforeBuild?.({ themeConfig }, true);
  themeConfig.locales = [{ ...english, sidebar } as never];
  return themeConfig.locales[0]?.sidebar ?? {};
}

const sidebarAfter = async (items: unknown[]): Promise<unknown> =>
  Object.values(await sidebarsAfter({ '/guide': items }))[0];

it('collapses every group without a `collapsed` setting, at any depth', async () => {
  expect(
    await sidebarAfter([{ text: 'Styling', items: [{ text: 'Sass', items: [page] }] }, page]),
  ).toEqual([
    {
      text: 'Styling',
      collapsed: true,
      items: [{ text: 'Sass', collapsed: true, items: [page] }],
    },
    page,
  ]);
});

it('leaves a group open if `_meta.json` sets `collapsed` to false', async () => {
  expect(await sidebarAfter([{ text: 'Start', collapsed: false, items: [page] }])).toEqual([
    { text: 'Start', collapsed: false, items: [page] },
  ]);
});

it('sorts sections, in whichever order the engine read them', async () => {
  const [one, other] = await Promise.all([
    sidebarsAfter({ '/guide': [page], '/api': [], '/config': [] }),
    sidebarsAfter({ '/config': [], '/guide': [page], '/api': [] }),
  ]);
  expect(JSON.stringify(one)).toBe(JSON.stringify(other));
});
