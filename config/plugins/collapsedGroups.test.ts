import type { UserConfig } from '@rspress/core';
import { expect, it } from 'vitest';
import { pluginCollapsedGroups } from './collapsedGroups';

const page = { text: 'CSS', link: '/guide/css' };

/** What the theme gets to see after the engine has read `_meta.json`. */
async function sidebarAfter(items: unknown[]): Promise<unknown> {
  const english = { lang: 'en', label: 'English' };
  const themeConfig: UserConfig['themeConfig'] = { locales: [english] };
  await pluginCollapsedGroups().beforeBuild?.({ themeConfig }, true);
  themeConfig.locales = [{ ...english, sidebar: { '/guide': items } } as never];
  return themeConfig.locales[0]?.sidebar?.['/guide'];
}

it('collapses every group that does not say otherwise, at any depth', async () => {
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

it('leaves a group open that `_meta.json` wants open', async () => {
  expect(await sidebarAfter([{ text: 'Start', collapsed: false, items: [page] }])).toEqual([
    { text: 'Start', collapsed: false, items: [page] },
  ]);
});
