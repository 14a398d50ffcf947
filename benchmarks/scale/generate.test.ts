import { expect, it } from 'vitest';
import { generateSite } from './generate';

it('spreads pages over both languages and five sections, in groups of twenty', async () => {
  const { pages } = await generateSite(400);
  expect(pages).toHaveLength(400);
  const english = pages.filter(({ lang }) => lang === 'en').map(({ file }) => file);
  expect(new Set(english.map((file) => file.split('/')[0])).size).toBe(5);
  const groups = english.map((file) => file.split('/').slice(0, 2).join('/'));
  expect(groups.filter((group) => group === 'guide/group-0')).toHaveLength(20);
});

it('gives a page the same name, whatever the size of the site', async () => {
  const first = async (count: number) => (await generateSite(count)).pages[0]?.file;
  expect(await first(40)).toBe(await first(400));
});

it('lists each page once in the navigation files that Rspress reads', async () => {
  const { pages, navigation } = await generateSite(80, 1);
  const titles = [...navigation]
    .filter(([file]) => /^en\/guide\/.*\/_meta\.json$/.test(file))
    .flatMap(([, text]) => JSON.parse(text) as string[]);
  expect(titles.sort()).toEqual(
    pages
      .filter(({ lang }) => lang === 'en')
      .map(({ title }) => title)
      .sort(),
  );
});
