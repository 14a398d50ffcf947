import { built } from '@claims';
import { expect, test } from 'vitest';

const FILES = {
  'src/index.js':
    'import "./a.css"; import font from "./a.woff2"; import image from "./a.png"; console.log(font, image); import(/* webpackChunkName: "lazy" */ "./lazy.js");',
  'src/lazy.js': 'import "./lazy.css"; console.log("lazy");',
  'src/a.css': 'body { color: red; }',
  'src/lazy.css': 'p { color: red; }',
  'src/a.woff2': new Uint8Array(20_000),
  'src/a.png': new Uint8Array(20_000),
};

const preloads = async (assetPrefix: string) => {
  const { text } = await built(FILES, {
    html: { crossorigin: true },
    output: { assetPrefix },
    performance: { preload: { type: 'all-assets' } },
  });
  const links = text('dist/index.html').match(/<link[^>]*rel="preload"[^>]*>/g) ?? [];
  const hasAttribute = (ending: string) =>
    links.find((link) => link.includes(ending))?.includes('crossorigin');
  return {
    script: hasAttribute('.js"'),
    style: hasAttribute('.css"'),
    font: hasAttribute('.woff2"'),
    image: hasAttribute('.png"'),
  };
};

test('With output.assetPrefix on another host, preload tags of scripts, styles and fonts get the attribute, but not those of images', async () => {
  expect(await preloads('https://cdn.example.com/')).toEqual({
    script: true,
    style: true,
    font: true,
    image: false,
  });
});

test('With the prefix /, only preload tags of fonts get the attribute', async () => {
  expect(await preloads('/')).toEqual({ script: false, style: false, font: true, image: false });
});

test('Tags of html.tags do not get the attribute', async () => {
  const tags = [{ tag: 'script', attrs: { src: 'https://example.com/a.js' } }];
  const { text } = await built(FILES, { html: { crossorigin: true, tags } });
  expect(text('dist/index.html')).toContain('<script src="https://example.com/a.js"></script>');
});

test('security.sri adds crossorigin="anonymous" to scripts, but keeps use-credentials', async () => {
  const sri = { enable: true };
  const alone = await built(FILES, { security: { sri } });
  const both = await built(FILES, { security: { sri }, html: { crossorigin: 'use-credentials' } });
  expect(alone.text('dist/index.html')).toMatch(/<script [^>]*crossorigin="anonymous"/);
  expect(both.text('dist/index.html')).toMatch(/<script [^>]*crossorigin="use-credentials"/);
});
