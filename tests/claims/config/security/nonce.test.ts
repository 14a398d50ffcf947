import { built, type RsbuildPlugin } from '@claims';
import { expect, test } from 'vitest';

const FILES = {
  'src/index.js': 'import "./a.css"; import("./later.js");',
  'src/later.js': 'import "./b.css"; console.log(1);',
  'src/a.css': 'body { color: red; }',
  'src/b.css': 'a { color: red; }',
};
const NONCE = '__CSP_NONCE__';
const output = { filenameHash: false, minify: false } as const;

test('Rsbuild also writes the nonce into the JavaScript of environments that have pages.', async () => {
  const script = async (config: Parameters<typeof built>[1]) =>
    (await built(FILES, { output, ...config, security: { nonce: NONCE } })).text(/\/index\.js$/);
  expect(await script({})).toContain(`__webpack_require__.nc = "${NONCE}"`);
  expect(await script({ tools: { htmlPlugin: false } })).not.toContain(NONCE);
  expect(await script({ output: { ...output, target: 'node' } })).not.toContain(NONCE);
});

test('output.inlineScripts moves them into the page, where your server also replaces the placeholder in their code.', async () => {
  const { text } = await built(FILES, {
    output: { ...output, inlineScripts: true },
    security: { nonce: NONCE },
  });
  expect(text('dist/index.html')).toContain(`__webpack_require__.nc = "${NONCE}"`);
});

test('Rsbuild runs modules in source.preEntry before your app.', async () => {
  const { text } = await built(
    { ...FILES, 'src/nonce.js': '__webpack_nonce__ = document.querySelector("script").nonce;' },
    { output, security: { nonce: NONCE }, source: { preEntry: './src/nonce.js' } },
  );
  const script = text('dist/static/js/index.js');
  const placeholder = script.indexOf(`__webpack_require__.nc = "${NONCE}"`);
  const read = script.indexOf('document.querySelector("script")');
  expect(placeholder).toBeGreaterThan(0);
  expect(read).toBeGreaterThan(placeholder);
  expect(script.indexOf('__webpack_require__.e(')).toBeGreaterThan(read);
});

test("Stylesheets linked in the page and tags of html.tags don't have a nonce", async () => {
  const { text } = await built(FILES, {
    html: { tags: [{ tag: 'script', attrs: { src: 'https://example.com/x.js' } }] },
    performance: { preload: true },
    output,
    security: { nonce: NONCE },
  });
  const tags = text('dist/index.html').match(/<(?:script|link)[^>]*>/g) ?? [];
  const withNonce = tags.filter((tag) => tag.includes(`nonce="${NONCE}"`));
  expect(tags).toHaveLength(5);
  expect(withNonce).toEqual([
    expect.stringMatching(/<script .*index\.js/),
    expect.stringMatching(/<link .*\.js" rel="preload" as="script"/),
  ]);
});

test("An environment can set another nonce, or '' for none.", async () => {
  const { text } = await built(FILES, {
    security: { nonce: NONCE },
    environments: { web: {}, plain: { output: { distPath: 'plain' }, security: { nonce: '' } } },
  });
  expect(text('dist/index.html')).toContain(NONCE);
  expect(text('plain/index.html')).not.toContain('nonce');
});

test('With html.inject: false, tags that your template takes from htmlPlugin.tags have the nonce.', async () => {
  const template = '<html><head><%= htmlPlugin.tags.headTags %></head><body></body></html>';
  const { text } = await built(
    { ...FILES, 'src/index.html': template },
    { html: { inject: false, template: './src/index.html' }, output, security: { nonce: NONCE } },
  );
  expect(text('dist/index.html')).toMatch(/<script [^>]*index\.js" nonce="__CSP_NONCE__"/);
});

test('attributes.nonce in tools.styleLoader overrides it', async () => {
  const { text } = await built(FILES, {
    output: { ...output, injectStyles: true },
    security: { nonce: NONCE },
    tools: { styleLoader: { attributes: { nonce: 'other' } } },
  });
  const script = text('dist/static/js/index.js');
  expect(script).toContain('"other"');
  expect(script).toContain('setAttributesWithAttributesAndNonce');
});

test('With output.module, scripts of an import() have no tag, but their stylesheets do.', async () => {
  const script = async (module: boolean) =>
    (await built(FILES, { output: { ...output, module }, security: { nonce: NONCE } })).text(
      'dist/static/js/index.js',
    );
  expect(await script(false)).toContain('script.setAttribute("nonce", __webpack_require__.nc)');
  expect(await script(true)).not.toContain('script.setAttribute');
  expect(await script(true)).toContain('linkTag.nonce = __webpack_require__.nc');
});

test('A script or style that a plugin adds with modifyHTMLTags has the nonce, unless the handler runs later with order: post.', async () => {
  const plugin = (order: 'default' | 'post'): RsbuildPlugin => ({
    name: 'add-tags',
    setup(api) {
      api.modifyHTMLTags({
        order,
        handler: ({ headTags, bodyTags }) => ({
          headTags: [
            ...headTags,
            { tag: 'script', children: 'added()' },
            { tag: 'style', children: 'p{}' },
          ],
          bodyTags,
        }),
      });
    },
  });
  const html = async (order: 'default' | 'post') =>
    (await built(FILES, { plugins: [plugin(order)], security: { nonce: NONCE } })).text(
      'dist/index.html',
    );
  expect(await html('default')).toContain(
    `<script nonce="${NONCE}">added()</script><style nonce="${NONCE}">p{}</style>`,
  );
  expect(await html('post')).toContain('<script>added()</script><style>p{}</style>');
});
