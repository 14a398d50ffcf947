import { built } from '@claims';
import { expect, test } from 'vitest';

const count = (text: string, part: string) => text.split(part).length - 1;

test('A description in both the template and html.meta appears twice; charset and viewport do not', async () => {
  const { text } = await built(
    {
      'page.html':
        '<html><head><meta charset="utf-8"><meta name="viewport" content="width=1"><meta name="description" content="a"></head></html>',
    },
    { html: { template: './page.html', meta: { description: 'b' } } },
  );
  const page = text('dist/index.html');
  expect(count(page, 'name="description"')).toBe(2);
  expect(count(page, 'name="viewport"')).toBe(1);
  expect(count(page, 'charset=')).toBe(1);
});

test('assetPrefix in a template is the word auto for auto, and htmlPlugin.files.publicPath is a path', async () => {
  const { text } = await built(
    {
      'page.html':
        '<html><body>[<%= assetPrefix %>][<%= htmlPlugin.files.publicPath %>]</body></html>',
    },
    {
      html: { template: './page.html', outputStructure: 'nested' },
      output: { assetPrefix: 'auto' },
    },
  );
  expect(text(/index\.html$/)).toContain('[auto][../]');
});

test('Rsbuild minifies scripts, but not HTML pages', async () => {
  const { text } = await built(
    {
      'page.html': '<html><body>\n  <!-- comment -->\n</body></html>',
      'src/index.js': 'console.log(1); // comment',
    },
    { html: { template: './page.html' } },
  );
  expect(text('dist/index.html')).toContain('\n  <!-- comment -->\n');
  expect(text(/\.js$/)).not.toContain('comment');
});

test('Rsbuild does not recognize a title in templateContent, and adds a second one', async () => {
  const { text } = await built(
    {},
    {
      html: { title: 'A' },
      tools: {
        htmlPlugin: { templateContent: () => '<html><head><title>B</title></head></html>' },
      },
    },
  );
  expect(text('dist/index.html')).toContain('<title>A</title>');
  expect(text('dist/index.html')).toContain('<title>B</title>');
});

test('Text between <% and %> breaks the page; a single <% stays as is', async () => {
  const page = async (content: string) => {
    const { text } = await built(
      { 'src/page.html': `<html><head></head><body>${content}</body></html>` },
      { html: { template: './src/page.html' } },
    );
    return text('dist/index.html');
  };
  expect(await page('a <% /* b */ %> c')).toContain('<body>a  c</body>');
  expect(await page('a <% b')).toContain('<body>a <% b</body>');
});
