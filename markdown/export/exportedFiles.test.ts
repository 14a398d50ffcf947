import { expect, it } from 'vitest';
import { site } from '@config/site';
import { exportedFiles } from './exportedFiles';

const pageAt = (routePath: string) => ({
  routePath,
  title: routePath,
  description: '',
  text: `# ${routePath}\n`,
});

const [home, guide, start, all] = ['/', '/guide/', '/guide/start', '/pages'].map(pageAt) as [
  ReturnType<typeof pageAt>,
  ReturnType<typeof pageAt>,
  ReturnType<typeof pageAt>,
  ReturnType<typeof pageAt>,
];

const files = new Map(
  exportedFiles({
    home: '/',
    pages: [home, guide, start, all],
    sections: [{ name: 'Guide', pages: [guide, start] }],
    isOverview: (page) => page === guide || page === all,
  }),
);

const link = (route: string, file: string): string => `- [${route}](${site.origin}${file})`;

it('writes a copy of each page, and the lists', () => {
  expect([...files.keys()]).toEqual([
    '/index.md',
    '/guide/index.md',
    '/guide/start.md',
    '/pages.md',
    '/llms.txt',
    '/llms-full.txt',
  ]);
});

it("lists the pages of an overview's section, or of every section if it belongs to none", () => {
  expect(files.get('/guide/index.md')).toBe(
    `# /guide/\n\n${link('/guide/start', '/guide/start.md')}\n`,
  );
  expect(files.get('/pages.md')).toBe(
    `# /pages\n\n## Guide\n\n${link('/guide/', '/guide/index.md')}\n${link('/guide/start', '/guide/start.md')}\n`,
  );
});

it('lists a page outside all sections as optional', () => {
  expect(files.get('/llms.txt')).toContain(`## Optional\n\n${link('/pages', '/pages.md')}\n`);
  expect(files.get('/llms-full.txt')).toContain(
    `url: ${site.origin}/pages\n---\n\n# /pages\n\n## Guide`,
  );
});

it('writes no lists if the language has no home page', () => {
  expect(
    exportedFiles({ home: '/', pages: [start], sections: [], isOverview: () => false }),
  ).toEqual([['/guide/start.md', '# /guide/start\n']]);
});
