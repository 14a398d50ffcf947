import { describe, expect, it } from 'vitest';
import { overviewGroups, type OverviewOptions } from './overviewGroups';
import type { SidebarItem } from './sidebarTree';

const page = (link: string, overviewHeaders?: number[]): SidebarItem => ({
  text: link.replace(/^.*\/(?=.)/, '').replace('.html', ''),
  link,
  ...(overviewHeaders ? { overviewHeaders } : {}),
});

const group = (text: string, ...items: SidebarItem[]) => ({
  text,
  items,
  collapsed: true,
  collapsible: true,
});

const heading = (id: string, depth: number) => ({ id, text: `\`${id}\``, depth });

const options: OverviewOptions = {
  headings: { '/config/dev/hmr': [heading('types', 2), heading('boolean', 3), heading('deep', 4)] },
  otherName: 'Others',
};

const namesOf = (sidebar: SidebarItem[], path: string) =>
  overviewGroups(sidebar, path, options).map(({ name, items }) => [
    name,
    ...items.map(({ text }) => text),
  ]);

describe('overviewGroups', () => {
  it('groups pages by sidebar group, pages outside any last, and omits itself', () => {
    const sidebar = [
      page('/config/index.html'),
      page('/config/mode'),
      group('dev', page('/config/dev/hmr.html'), page('/config/dev/client')),
      page('/config/root'),
    ];
    expect(namesOf(sidebar, '/config/')).toEqual([
      ['dev', 'hmr', 'client'],
      ['Others', 'mode', 'root'],
    ]);
  });

  it('treats the items after a section header as a group', () => {
    const sidebar: SidebarItem[] = [
      page('/config/mode'),
      { sectionHeaderText: 'Server' },
      page('/config/port'),
      { dividerType: 'solid' },
      page('/config/host'),
    ];
    expect(namesOf(sidebar, '/config/')).toEqual([
      ['Server', 'port', 'host'],
      ['Others', 'mode'],
    ]);
  });

  it('merges nested groups into the outermost one, with the pages of all groups', () => {
    const inner = { ...group('inner', page('/config/dev/inner/a')), link: '/config/dev/inner/' };
    expect(namesOf([group('dev', page('/config/dev/hmr'), inner)], '/config/')).toEqual([
      ['dev', 'hmr', 'inner', 'a'],
    ]);
  });

  it('lists only its own group, under that group’s name', () => {
    const list = group('Plugins', page('/plugins/list/react'), page('/plugins/list/vue'));
    const sidebar = [
      { ...list, link: '/plugins/list/index.html' },
      group('Development', page('/plugins/dev/core')),
    ];
    expect(namesOf(sidebar, '/plugins/list/')).toEqual([['Plugins', 'react', 'vue']]);
    expect(
      namesOf(
        [group('Plugins', page('/plugins/list/'), page('/plugins/list/vue'))],
        '/plugins/list/',
      ),
    ).toEqual([['Plugins', 'vue']]);
  });

  it('omits pages outside its folder and external links', () => {
    const sidebar = [page('/config/mode'), page('/guide/cli'), page('https://example.com/config/')];
    expect(namesOf(sidebar, '/config/')).toEqual([['Others', 'mode']]);
  });
});

describe('headers', () => {
  const headersOf = (item: SidebarItem, levels?: number[]) =>
    overviewGroups([item], '/config/', { ...options, levels }).flatMap(({ items }) =>
      items.flatMap(({ headers }) => headers.map(({ id }) => id)),
    );

  it('go down to depth 2, as plain text', () => {
    expect(headersOf(page('/config/dev/hmr.html'))).toEqual(['types']);
    const [others] = overviewGroups([page('/config/dev/hmr')], '/config/', options);
    expect(others?.items[0]?.headers).toEqual([{ id: 'types', text: 'types', depth: 2 }]);
  });

  it('have the levels set on the overview page', () => {
    expect(headersOf(page('/config/dev/hmr'), [2, 4])).toEqual(['types', 'deep']);
  });

  it('have the levels set on their page, or else on their group', () => {
    const dev = { ...group('dev', page('/config/dev/hmr')), overviewHeaders: [3] };
    expect(headersOf(dev, [2])).toEqual(['boolean']);
    expect(headersOf({ ...dev, items: [page('/config/dev/hmr', [4])] }, [2])).toEqual(['deep']);
    expect(headersOf(page('/config/dev/hmr', []))).toEqual([]);
  });
});
