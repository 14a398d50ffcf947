import { built, type RsbuildConfig } from '@claims';
import { expect, test } from 'vitest';

const FILES = {
  'src/index.js': 'import "./index.css"; import(/* webpackChunkName: "chart" */ "./chart.js");',
  'src/index.css':
    '@font-face { font-family: F; src: url(./f.woff2?url); } p { background: url(./i.svg?url); }',
  'src/chart.js': 'console.log("chart");',
  'src/f.woff2': 'font',
  'src/i.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
};
const preloaded = (html: string): string[] => html.match(/<link[^>]*rel="preload"[^>]*>/g) ?? [];
/** The only tag whose file has this extension. */
const tagOf = (html: string, extension: string): string => {
  const tags = preloaded(html).filter((tag) => tag.includes(`.${extension}"`));
  expect(tags).toHaveLength(1);
  return tags[0] ?? '';
};

test('A tag for a font always has crossorigin, and one for a .svg file has as="script"', async () => {
  const { text } = await built(FILES, { performance: { preload: { type: 'initial' } } });
  const html = text('dist/index.html');
  expect(tagOf(html, 'woff2')).toMatch(/as="font" crossorigin/);
  expect(tagOf(html, 'svg')).toContain('as="script"');
});

test('With type initial, stylesheets of the page get a preload tag, and its scripts do not unless dedupe is false', async () => {
  const htmlWith = async (dedupe?: boolean) =>
    (await built(FILES, { performance: { preload: { type: 'initial', dedupe } } })).text(
      'dist/index.html',
    );
  const html = await htmlWith(true);
  expect(tagOf(html, 'css')).toContain('as="style"');
  expect(preloaded(html).some((tag) => tag.includes('.js"'))).toBe(false);
  expect(tagOf(await htmlWith(false), 'js')).toContain('as="script"');
});

test('When the URL prefix of assets is /, html.crossorigin: true does not add crossorigin', async () => {
  const tagWith = async (assetPrefix: string) => {
    const { text } = await built(FILES, {
      html: { crossorigin: true },
      output: { assetPrefix },
      performance: { preload: { include: /chart/ } },
    });
    return tagOf(text('dist/index.html'), 'js');
  };
  expect(await tagWith('/')).not.toContain('crossorigin');
  expect(await tagWith('https://cdn.example.com/')).toContain('crossorigin');
});

test('With security.sri and security.nonce, the tag of a script has integrity, crossorigin and the nonce', async () => {
  const { text } = await built(FILES, {
    security: { sri: { enable: true }, nonce: 'abc' },
    performance: { preload: { include: /chart/ } },
  });
  const tag = tagOf(text('dist/index.html'), 'js');
  expect(tag).toContain('nonce="abc"');
  expect(tag).toContain('integrity="sha');
  expect(tag).toContain('crossorigin="anonymous"');
});

test('With security.sri, the tag gets crossorigin="anonymous" unless html.crossorigin sets another value', async () => {
  const { text } = await built(FILES, {
    html: { crossorigin: 'use-credentials' },
    security: { sri: { enable: true } },
    performance: { preload: { include: /chart/ } },
  });
  expect(tagOf(text('dist/index.html'), 'js')).toContain('crossorigin="use-credentials"');
});

test('A file that prefetch and preload both match gets both tags', async () => {
  const { text } = await built(FILES, { performance: { preload: true, prefetch: true } });
  const html = text('dist/index.html');
  expect(tagOf(html, 'js')).toContain('chart');
  expect(html).toMatch(/chart\.\w+\.js" rel="prefetch"/);
});

test('With output.module, the tag of a script has no crossorigin unless html.crossorigin or security.sri adds it', async () => {
  const tagWith = async (config: RsbuildConfig) => {
    const { text } = await built(FILES, {
      ...config,
      output: { module: true, assetPrefix: 'https://cdn.example.com/' },
      performance: { preload: { include: /chart/ } },
    });
    return tagOf(text('dist/index.html'), 'js');
  };
  expect(await tagWith({})).not.toContain('crossorigin');
  expect(await tagWith({ html: { crossorigin: true } })).toContain('crossorigin');
  expect(await tagWith({ security: { sri: { enable: true } } })).toContain('crossorigin');
});
