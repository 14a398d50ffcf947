import { built, resolved, served, type RsbuildConfig, type RsbuildPlugin } from '@claims';
import { expect, test } from 'vitest';

test('minify is called in production mode only', async () => {
  const pageIn = async (mode: 'production' | 'development' | 'none') =>
    (await built({}, { tools: { htmlPlugin: { minify: () => 'minified' } } }, { mode })).text(
      'dist/index.html',
    );
  expect(await pageIn('production')).toBe('minified');
  expect(await pageIn('development')).toContain('<script');
  expect(await pageIn('none')).toContain('<script');
});

test('inject: false also removes tags from html.tags', async () => {
  const tags = [{ tag: 'meta', attrs: { name: 'shop' } }];
  const page = async (htmlPlugin: { inject?: false }) =>
    (await built({}, { html: { tags }, tools: { htmlPlugin } })).text('dist/index.html');
  expect(await page({})).toContain('name="shop"');
  expect(await page({ inject: false })).not.toContain('name="shop"');
});

test('An environment’s object merges deeply with the shared one; true ignores the shared options', async () => {
  const page = async (htmlPlugin: true | object) =>
    (
      await built(
        {},
        {
          tools: { htmlPlugin: { meta: { author: 'me' } } },
          environments: { web: { tools: { htmlPlugin } } },
        },
      )
    ).text('dist/index.html');
  const merged = await page({ meta: { robots: 'none' } });
  expect(merged).toContain('name="author"');
  expect(merged).toContain('name="robots"');
  expect(merged).not.toContain('charset');
  expect(await page(true)).not.toContain('name="author"');
});

test('With an async function, the page has no <div id="root"> and two titles', async () => {
  const { text } = await built({}, { tools: { htmlPlugin: async () => {} } });
  expect(text('dist/index.html').match(/<title>/g)).toHaveLength(2);
  expect(text('dist/index.html')).not.toContain('<div id="root">');
});

test('With html.implementation native, a minify function fails the build', async () => {
  await expect(
    built(
      {},
      { html: { implementation: 'native' }, tools: { htmlPlugin: { minify: (html) => html } } },
    ),
  ).rejects.toThrow('Failed to create Rspack compiler instance');
});

test("filename doesn't change the URLs that the dev server prints", async () => {
  const { log } = await served(
    { 'src/index.js': '', 'src/admin.js': '' },
    {
      source: { entry: { index: './src/index.js', admin: './src/admin.js' } },
      tools: {
        htmlPlugin: (options, { entryName }) => {
          if (entryName === 'admin') options.filename = 'pages/admin.html';
        },
      },
    },
    { command: 'dev' },
  );
  expect(log()).toMatch(/\/admin\b/);
  expect(log()).not.toContain('/pages/admin');
});

test('templateContent is used as is if it is a string, or a function that receives the template parameters', async () => {
  const bodyWith = async (templateContent: unknown) => {
    const { text } = await built({}, { tools: { htmlPlugin: { templateContent } as object } });
    return text('dist/index.html');
  };
  const page = (id: string) => `<html><head></head><body>${id}</body></html>`;
  expect(await bodyWith(page('<%= mountId %>'))).toContain('<body><%= mountId %></body>');
  const fromParameters = ({ mountId }: { mountId: string }) => page(mountId);
  expect(await bodyWith(fromParameters)).toContain('<body>root</body>');
});

test("By default, chunks contains the entry and its dependOn entries; chunksSortMode is 'manual' for entries with dependOn", async () => {
  const defaults: Record<string, unknown> = {};
  await resolved({
    source: {
      entry: { shared: './a.js', index: { import: './b.js', dependOn: 'shared' } },
    },
    tools: {
      htmlPlugin: (options, { entryName }) => {
        defaults[entryName] = [options.chunks, options.chunksSortMode];
      },
    },
  });
  expect(defaults).toEqual({
    shared: [['shared'], undefined],
    index: [['shared', 'index'], 'manual'],
  });
});

test('A copy of the options that a function returns does not contain the built-in template; with html.template, a copy works', async () => {
  const page = async (
    htmlPlugin: (options: object) => object | undefined,
    html: RsbuildConfig['html'] = {},
  ) => {
    const files = { 'src/page.html': '<html><head></head><body id="own"></body></html>' };
    return (await built(files, { html, tools: { htmlPlugin } })).text('dist/index.html');
  };
  const copy = (options: object) => ({ ...options, title: 'Shop' });
  const modify = (options: object) => void Object.assign(options, { title: 'Shop' });
  const titles = (text: string) => text.match(/<title>Shop/g)?.length;

  const modified = await page(modify);
  expect(modified).toContain('id="root"');
  expect(titles(modified)).toBe(1);

  const copied = await page(copy);
  expect(copied).not.toContain('id="root"');
  expect(titles(copied)).toBe(2);

  const withTemplate = await page(copy, { template: './src/page.html' });
  expect(withTemplate).toContain('id="own"');
  expect(titles(withTemplate)).toBe(1);
});

test('minify is called before the modifyHTML hooks', async () => {
  const plugin: RsbuildPlugin = {
    name: 'comment',
    setup(api) {
      api.modifyHTML((html) => `${html}<!--hook-->`);
    },
  };
  const minify = (html: string) => `${html}<!--minify-->`;
  const { text } = await built({}, { plugins: [plugin], tools: { htmlPlugin: { minify } } });
  expect(text('dist/index.html')).toMatch(/<!--minify--><!--hook-->$/);
});

test('entryValue is an array of the modules; if the entry is an object, it contains that object', async () => {
  const values: Record<string, unknown> = {};
  await resolved(
    {
      source: { entry: { index: ['./a.js', './b.js'], admin: { import: './c.js' } } },
      tools: {
        htmlPlugin: (_, { entryName, entryValue }) => {
          values[entryName] = entryValue;
        },
      },
    },
    {},
  );
  expect(values).toEqual({ index: ['./a.js', './b.js'], admin: [{ import: './c.js' }] });
});
