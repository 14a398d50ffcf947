import { built, type RsbuildConfig } from '@claims';
import { expect, test } from 'vitest';

type Html = NonNullable<RsbuildConfig['html']>;

const FILES = {
  'src/index.js': 'import "./index.css"; document.title = "started";',
  'src/index.css': 'body { color: red; }',
};
const TEMPLATE = {
  'src/page.html': '<html><head><%= htmlPlugin.tags.headTags %></head><body></body></html>',
};

const pageOf = async (html: Html, config: RsbuildConfig = {}, files: Record<string, string> = {}) =>
  (await built({ ...FILES, ...files }, { html, ...config })).text('dist/index.html');

/** Where the first tag of a kind is in a page. */
const placeOf = (page: string, tag: '<script' | 'rel="stylesheet"') => {
  if (!page.includes(tag)) return 'none';
  return page.indexOf(tag) < page.indexOf('<body>') ? 'head' : 'body';
};

test("With true, scripts are in body if html.scriptLoading is 'blocking' and output.module is off, otherwise in head; stylesheets are in head", async () => {
  for (const [scriptLoading, place] of [
    ['blocking', 'body'],
    ['defer', 'head'],
    ['module', 'head'],
  ] as const) {
    const page = await pageOf({ inject: true, scriptLoading });
    expect(placeOf(page, '<script')).toBe(place);
    expect(placeOf(page, 'rel="stylesheet"')).toBe('head');
  }
  const html: Html = { inject: true, scriptLoading: 'blocking' };
  expect(placeOf(await pageOf(html, { output: { module: true } }), '<script')).toBe('head');
});

test('With false, Rsbuild adds no tags', async () => {
  const page = await pageOf(
    { inject: false, tags: [{ tag: 'script', children: '1' }], favicon: 'https://a.example/a.png' },
    { performance: { dnsPrefetch: ['https://a.example'] } },
  );
  expect(page).toContain('<head></head><body><div id="root"></div></body>');
});

test('Tags that a template inserts include html.tags, the nonce and the integrity hash', async () => {
  const page = await pageOf(
    { inject: false, template: './src/page.html', tags: [{ tag: 'base', attrs: { href: '/a/' } }] },
    { security: { nonce: 'random', sri: { enable: true } } },
    TEMPLATE,
  );
  expect(page).toMatch(/<script [^>]*nonce="random"/);
  expect(page).toMatch(/<script [^>]*integrity="sha384-/);
  expect(page).toContain('<base href="/a/">');
});

test('If the template inserts headTags and Rsbuild also adds them, each script is in the page twice', async () => {
  const scripts = async (inject: 'head' | false) =>
    (await pageOf({ inject, template: './src/page.html' }, {}, TEMPLATE)).match(/<script/g);
  expect(await scripts('head')).toHaveLength(2);
  expect(await scripts(false)).toHaveLength(1);
});

test('An inlined script in head runs before body exists', async () => {
  const output = { inlineScripts: true };
  expect(await pageOf({}, { output })).toMatch(/<script defer>.*started.*<\/script>.*<body>/);
  expect(await pageOf({ inject: 'body' }, { output })).toMatch(/<body>.*<script defer>.*started/);
});

test('A value in an environment replaces the shared one, and a function receives it', async () => {
  const own = async (inject: Html['inject']) =>
    placeOf(
      await pageOf({ inject: 'body' }, { environments: { web: { html: { inject } } } }),
      '<script',
    );
  expect(await own('head')).toBe('head');
  expect(await own(() => undefined)).toBe('body');
  expect(await own(({ value }) => (value === 'body' ? 'head' : 'body'))).toBe('head');
});

test("If the value is another word, such as 'foot', the build succeeds, and the scripts are where true adds them", async () => {
  const foot = 'foot' as 'body';
  expect(placeOf(await pageOf({ inject: foot }), '<script')).toBe('head');
  expect(placeOf(await pageOf({ inject: foot, scriptLoading: 'blocking' }), '<script')).toBe(
    'body',
  );
});
