import { writeFileSync } from 'node:fs';
import { built, served, type RsbuildConfig } from '@claims';
import { expect, test, vi } from 'vitest';

/** A template with the given content in its head and body. */
const template = (head = '', body = '') =>
  `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;

/** The page that Rsbuild generates from `page.html`. */
const pageFrom = async (page: string, html: RsbuildConfig['html'] = {}) =>
  (await built({ 'page.html': page }, { html: { template: './page.html', ...html } })).text(
    'dist/index.html',
  );

/** How often a text contains a part. */
const count = (text: string, part: string) => text.split(part).length - 1;

test('Rsbuild recognizes charset and viewport only with quotes around their values', async () => {
  const quoted = await pageFrom(template('<meta charset="utf-8"><meta name="viewport">'));
  const bare = await pageFrom(template('<meta charset=utf-8><meta name=viewport>'));
  expect([count(quoted, 'charset'), count(quoted, 'viewport')]).toEqual([1, 1]);
  expect([count(bare, 'charset'), count(bare, 'viewport')]).toEqual([2, 2]);
});

test('Rsbuild adds its tags at the end of <head> and <body>, unless html.inject is false', async () => {
  const page = template('<link rel="next" href="/">');
  expect(await pageFrom(page, { inject: false })).toBe(page);
  expect(await pageFrom(page)).toMatch(/<link rel="next" href="\/"><title>.*<script.*<\/head>/);
});

test("<%- escapes the value and <%= doesn't; null and undefined become an empty string", async () => {
  const html = await pageFrom(
    template('', `<%- '<&"' %>|<%= '<&"' %>|<%= null %><%- undefined %>`),
  );
  expect(html).toContain('<body>&lt;&amp;&quot;|<&"|</body>');
});

test('Rsbuild does not replace an environment variable that is not set', async () => {
  const page = template('', '<%= process.env.PUBLIC_MISSING %>');
  await expect(pageFrom(page)).rejects.toThrow('process is not defined');
});

test('Between the delimiters, you can write neither top-level await nor import statements', async () => {
  await expect(pageFrom(template('', '<%= await 1 %>'))).rejects.toThrow('await');
  await expect(pageFrom(template('', '<% import "./a.js" %>'))).rejects.toThrow('import');
});

test("URLs in the template stay as is, and the file isn't copied to dist", async () => {
  const page = template('', '<img src="./logo.svg">');
  const { files, text } = await built(
    { 'page.html': page, 'logo.svg': '<svg/>' },
    { html: { template: './page.html' } },
  );
  expect(text('dist/index.html')).toContain('<img src="./logo.svg">');
  expect(files).not.toContainEqual(expect.stringContaining('logo'));
});

test("An environment's path replaces the shared one, and a function receives it as value", async () => {
  const received: string[] = [];
  const files = { 'a.html': template('', 'A'), 'b.html': template('', 'B') };
  const { text } = await built(files, {
    output: { distPath: { html: 'shared' } },
    html: { template: './a.html' },
    environments: {
      replaced: { html: { template: './b.html' }, output: { distPath: { html: 'replaced' } } },
      kept: {
        html: {
          template: ({ value }) => {
            received.push(value);
          },
        },
        output: { distPath: { html: 'kept' } },
      },
    },
  });
  expect(text('dist/replaced/index.html')).toContain('<body>B');
  expect(text('dist/kept/index.html')).toContain('<body>A');
  expect(received).toEqual(['./a.html']);
});

test('A JavaScript template returns the HTML, or a promise of it', async () => {
  const script = 'export default async ({ entryName }) => `<p>${entryName}</p>`;';
  const { text } = await built({ 'page.mjs': script }, { html: { template: './page.mjs' } });
  expect(text('dist/index.html')).toContain('<p>index</p>');
});

test('A <title> in a comment or an inline SVG also counts', async () => {
  for (const page of [
    template('<!-- <title>old</title> -->'),
    template('', '<svg><title>Logo</title></svg>'),
  ]) {
    expect(await pageFrom(page, { title: 'Tea House' })).not.toContain('Tea House');
  }
});

test('Rsbuild compiles .ts templates', async () => {
  const page = 'export default ({ entryName }: { entryName: string }) => `<p>${entryName}</p>`;';
  const { text } = await built({ 'page.ts': page }, { html: { template: './page.ts' } });
  expect(text('dist/index.html')).toContain('<p>index</p>');
});

test("With html.implementation 'native', write JavaScript templates in CommonJS format, with the extension .cjs", async () => {
  const implementation = 'native';
  const rendered = async (file: string, script: string) =>
    (
      await built(
        { 'package.json': '{ "type": "module" }', [file]: script },
        { html: { template: `./${file}`, implementation } },
      )
    ).text('dist/index.html');
  const renderer = '({ entryName }) => `<p>Page ${entryName}</p>`';
  expect(await rendered('page.cjs', `module.exports = ${renderer}`)).toContain('<p>Page index</p>');
  await expect(rendered('page.js', `module.exports = ${renderer}`)).rejects.toThrow(
    'module is not defined in ES module scope',
  );
  await expect(rendered('page.js', `export default ${renderer}`)).rejects.toThrow(
    'renderer is not a function',
  );
  expect(await rendered('page.mjs', 'export default () => "<p>Hello</p>";')).toContain(
    'export default',
  );
});

test('Rsbuild looks for a <title> only at startup: after you add or remove one, the page contains the tag twice, or not at all', async () => {
  const titlesAfter = async (before: string, after: string) => {
    const { get, root } = await served(
      { 'page.html': template(before) },
      { html: { template: './page.html' } },
    );
    writeFileSync(`${root}/page.html`, template(after, 'edited'));
    return vi.waitFor(
      async () => {
        const { text } = await get('/');
        expect(text).toContain('edited');
        return count(text, '<title>');
      },
      { timeout: 20_000 },
    );
  };
  expect(await titlesAfter('', '<title>Tea House</title>')).toBe(2);
  expect(await titlesAfter('<title>Tea House</title>', '')).toBe(0);
});
