import { describe, expect, it, vi } from 'vitest';
import { page, messagesOf, siteOf } from '../testing/siteOf';
import { links } from './links';

vi.mock('@publish/generatedFiles', () => ({ generatedFiles: ['/feed.xml'] }));

const SITE = {
  'tests/data/routes.json': '{ "en": ["/config/root"], "zh": ["/zh/config/root"] }',
  'docs/public/llms.txt': '',
  'docs/en/shared/note.mdx': '## Shared note\n',
  'docs/en/guide/start/index.mdx': page('# Start\n\n## First steps'),
  'docs/zh/guide/start/index.mdx': page('# 开始\n\n## 第一步 {#first-steps}'),
  'docs/en/config/output/filename.mdx': page(
    'import Note from \'../../shared/note.mdx\';\n\n# filename\n\n<Note />\n\n<div id="free" />',
  ),
};

const inPage = (file: string, body: string, frontMatter?: string): string[] =>
  messagesOf(links.check(siteOf({ ...SITE, [file]: page(body, frontMatter) })));
const check = (body: string): string[] => inPage('docs/en/config/mode.mdx', body);

describe('links', () => {
  it('requires HTTPS, except for localhost', () => {
    expect(check('[a](http://localhost:3000) [b](http://example.com/x)')).toEqual([
      'docs/en/config/mode.mdx:5  a link without encryption: http://example.com/x  write https://example.com/x',
    ]);
  });

  it.each([
    ['to a page', '[a](/guide/start/)'],
    ['to an anchor', '[a](/guide/start/#first-steps)'],
    ['to an anchor of a fragment', '[a](/config/output/filename#shared-note)'],
    ['to an id', '[a](/config/output/filename#free)'],
    ['to a heading of the same page', '## Here\n\n[a](#here)'],
    ['with a query', '[a](/guide/start/?sidebar=0#first-steps)'],
    ['relative to a file', '[a](./output/filename.mdx)'],
    ['to a file of docs/public', '[a](/llms.txt)'],
    ['to a file that the build writes', '[a](/feed.xml)'],
    ['out of the site', '[a](https://rspack.rs/) <a href="mailto:a@b.c">mail</a>'],
    ['in code', '`[a](/nowhere)`'],
    ['by a definition', '[a][b]\n\n[b]: /guide/start/'],
    ['by an attribute', '<Card title="a" href="/guide/start/" />'],
  ])('accepts a link %s', (_, body) => {
    expect(check(body)).toEqual([]);
  });

  it.each([
    ['[a](/guide/strat/)', '/guide/strat/ leads to no page  did you mean /guide/start/?'],
    [
      '[a][b]\n\n[b]: /nowhere/at/all',
      '/nowhere/at/all leads to no page  correct the URL or remove the link',
      7,
    ],
    [
      '<Card\n  title="a"\n  href="/filename"\n/>',
      '/filename leads to no page  did you mean /config/output/filename?',
      7,
    ],
    ['[a](/config/root)', '/config/root leads to no page yet  write the page first'],
    ['[a](/guide/start)', '/guide/start is not the exact URL of the page  write /guide/start/'],
    [
      '[a](/guide/start/index.html#first-steps)',
      '/guide/start/index.html#first-steps is not the exact URL of the page  write /guide/start/#first-steps',
    ],
    [
      '[a](/config/output/filename.mdx)',
      '/config/output/filename.mdx is not the exact URL of the page  write /config/output/filename',
    ],
    [
      '[a](/guide/start/#first-step)',
      'no heading of docs/en/guide/start/index.mdx has the id first-step  did you mean #first-steps?',
    ],
    ['[a](#nowhere)', 'no heading of this page has the id nowhere  use the id of a heading there'],
    [
      '[a](/zh/guide/start/)',
      '/zh/guide/start/ leads a reader of docs/en to a page of docs/zh  write /guide/start/',
    ],
    [
      '[a](./outptu/filename)',
      './outptu/filename leads to no page  did you mean /config/output/filename?',
    ],
    [
      '<Card href={"../guide/start/"} />',
      'a relative URL outside Markdown text: ../guide/start/  write it from the root, for example /guide/start/',
    ],
    [
      '[a](https://rsbuild.rs/guide/start/)',
      'a link to this site by its host: https://rsbuild.rs/guide/start/  write /guide/start/',
    ],
    ['[a](/100%/x)', 'a malformed % code in /100%/x  write %25 for a bare %'],
    ['[a]()', 'a link without a URL  write a URL or path'],
  ])('reports %j', (body, sentence, line = 5) => {
    expect(check(body)).toEqual([`docs/en/config/mode.mdx:${String(line)}  ${sentence}`]);
  });

  it('suggests the URL in their own language to Chinese pages', () => {
    expect(inPage('docs/zh/config/mode.mdx', '[开始](/guide/start/#first-steps)')).toEqual([
      'docs/zh/config/mode.mdx:5  /guide/start/#first-steps leads a reader of docs/zh to a page of docs/en  write /zh/guide/start/#first-steps',
    ]);
    expect(inPage('docs/zh/config/mode.mdx', '[文件名](/config/output/filename)')).toEqual([
      'docs/zh/config/mode.mdx:5  /config/output/filename leads a reader of docs/zh to a page of docs/en  write the page /zh/config/output/filename, then link to it',
    ]);
  });

  it('replaces an old URL with the new one', () => {
    expect(inPage('docs/zh/config/mode.mdx', '[别名](/zh/config/source/alias#x)')).toEqual([
      'docs/zh/config/mode.mdx:5  /zh/config/source/alias#x has moved  write /zh/config/resolve/alias#x',
    ]);
    expect(check('[retry](/plugins/list/plugin-assets-retry)')[0]).toMatch(
      /has moved {2}write https:\/\/github\.com\/rspack-contrib\/rsbuild-plugin-assets-retry$/,
    );
  });

  it('checks the links of feature cards', () => {
    const features = 'features:\n  - title: A\n    details: B\n    link: /guide/strat/';
    expect(inPage('docs/en/index.mdx', '', features)).toEqual([
      'docs/en/index.mdx:5  /guide/strat/ leads to no page  did you mean /guide/start/?',
    ]);
  });

  it('ignores anchors on a page that does not parse', () => {
    const site = siteOf({ 'docs/en/a.mdx': page('{'), 'docs/en/b.mdx': page('[a](/a#x)') });
    expect(links.check(site)).toEqual([]);
  });
});
