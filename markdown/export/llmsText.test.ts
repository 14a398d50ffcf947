import { expect, it } from 'vitest';
import { site } from '@config/site';
import { markdownUrl } from './markdownUrl';
import { homeText } from './markdownExportPlugin';
import { llmsFullText, llmsText, pagesOf, type ExportedPage } from './llmsText';

const pageAt = (routePath: string): ExportedPage => ({
  routePath,
  title: `Title of ${routePath}`,
  description: `About ${routePath}`,
  text: `# ${routePath}\n`,
});

const [home, guide, start] = [pageAt('/'), pageAt('/guide/'), pageAt('/guide/start')];

it("links every page's Markdown copy in llms.txt, by section", () => {
  expect(llmsText(home, [{ name: 'Guide', pages: [guide, start] }])).toBe(
    `# ${site.name}\n\n> About /\n\n## Guide\n\n- [Title of /guide/](${site.origin}/guide/index.md): About /guide/\n- [Title of /guide/start](${site.origin}/guide/start.md): About /guide/start\n`,
  );
});

it('writes every page to llms-full.txt, after its URL', () => {
  expect(llmsFullText([home, start])).toBe(
    `---\nurl: ${site.origin}/\n---\n\n# /\n\n---\nurl: ${site.origin}/guide/start\n---\n\n# /guide/start\n`,
  );
});

it('lists each page once in sidebar order, including pages of groups', () => {
  const pages = new Map([home, guide, start].map((page) => [page.routePath, page]));
  const sidebar = [
    {
      link: '/guide/start.html',
      items: [{ link: '/guide/index.html' }, { link: '/guide/start.html' }],
    },
    { link: 'https://elsewhere.example' },
  ];
  expect(pagesOf(sidebar, pages)).toEqual([start, guide]);
});

it('writes the home page from its front matter', () => {
  const features = [{ title: 'A', details: 'B', link: '/c' }];
  expect(homeText({ title: 'T', description: 'D', features })).toBe('# T\n\nD\n\n- [A](/c): B\n');
});

it.each([
  ['/config/mode#values', 'en', '/config/mode.md#values'],
  ['/zh/guide/', 'zh', '/zh/guide/index.md'],
  ['/guide/', 'zh', '/zh/guide/index.md'],
  ['/diagrams/chunks.svg', 'zh', '/diagrams/chunks.svg'],
] as const)('converts a link to %s in a page in %s to %s', (href, lang, path) => {
  expect(markdownUrl(href, lang)).toBe(site.origin + path);
});
