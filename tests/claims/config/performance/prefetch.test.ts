import { built, served } from '@claims';
import { expect, test } from 'vitest';

const FILES = {
  'src/index.js': 'import(/* webpackChunkName: "chart" */ "./chart.js");',
  'src/chart.js': 'import "./chart.css"; console.log("chart");',
  'src/chart.css': 'p { color: red; }',
};
const prefetched = (html: string): string[] =>
  (html.match(/<link[^>]*rel="prefetch"[^>]*>/g) ?? []).flatMap(
    (tag) => /href="([^"]*)"/.exec(tag)?.[1] ?? [],
  );

test('output.inlineScripts: true removes all prefetch tags of scripts', async () => {
  const plain = await built(FILES, { performance: { prefetch: true } });
  const inlined = await built(FILES, {
    performance: { prefetch: true },
    output: { inlineScripts: true },
  });
  expect(
    prefetched(plain.text('dist/index.html')).filter((url) => url.endsWith('.js')),
  ).toHaveLength(1);
  expect(prefetched(inlined.text('dist/index.html')).filter((url) => url.endsWith('.js'))).toEqual(
    [],
  );
});

test('output.inlineStyles: true removes all prefetch tags of stylesheets', async () => {
  const { text } = await built(FILES, {
    performance: { prefetch: true },
    output: { inlineStyles: true },
  });
  expect(prefetched(text('dist/index.html')).filter((url) => url.endsWith('.css'))).toEqual([]);
});

test('A content hash changes only when the content of the file changes', async () => {
  const config = { performance: { prefetch: true as const } };
  const first = await built(FILES, config);
  const second = await built(
    { ...FILES, 'src/index.js': `${FILES['src/index.js']} console.log(2);` },
    config,
  );
  expect(prefetched(second.text('dist/index.html'))).toEqual(
    prefetched(first.text('dist/index.html')),
  );
});

test('With several entries, each page gets the dynamic imports of its own entry', async () => {
  const { text } = await built(
    {
      ...FILES,
      'src/about.js': 'import(/* webpackChunkName: "map" */ "./map.js");',
      'src/map.js': '',
    },
    {
      source: { entry: { index: './src/index.js', about: './src/about.js' } },
      performance: { prefetch: { exclude: /\.css$/ } },
    },
  );
  expect(prefetched(text('dist/about.html'))).toEqual([expect.stringMatching(/\/map\.\w+\.js$/)]);
  expect(prefetched(text('dist/index.html'))).toEqual([expect.stringMatching(/\/chart\.\w+\.js$/)]);
});

test('With output.assetPrefix auto, the URLs are relative to the output folder, and wrong in a page in a subfolder', async () => {
  const { text } = await built(FILES, {
    output: { assetPrefix: 'auto', distPath: { html: 'pages' } },
    performance: { prefetch: { type: 'initial' } },
  });
  const html = text('dist/pages/index.html');
  expect(html).toMatch(/src="\.\.\/static\/js\/index\.\w+\.js"/);
  expect(prefetched(html)).toEqual([expect.stringMatching(/^static\/js\/index\.\w+\.js$/)]);
});

test('With html.inject set to false, a page only has the tags of prefetch, preload and preconnect if its template inserts them', async () => {
  const pageWith = async (head: string) => {
    const { text } = await built(
      { ...FILES, 'page.html': `<html><head>${head}</head><body></body></html>` },
      {
        html: { inject: false, template: './page.html' },
        performance: { prefetch: true, preload: true, preconnect: ['https://example.com'] },
      },
    );
    return text('dist/index.html');
  };
  expect(await pageWith('')).not.toContain('<link');
  const inserted = await pageWith('<%= htmlPlugin.tags.headTags %>');
  for (const rel of ['prefetch', 'preload', 'preconnect']) {
    expect(inserted).toContain(`rel="${rel}"`);
  }
});

test('Files that match a regular expression in output.inlineScripts get no tag while inlining is on, by default in production mode', async () => {
  type InlineScripts = RegExp | { enable: boolean; test: RegExp };
  const scriptsWith = async (inlineScripts: InlineScripts, mode: 'development' | 'production') => {
    const { text } = await built(
      FILES,
      { performance: { prefetch: true }, output: { inlineScripts } },
      { mode, command: 'build' },
    );
    return prefetched(text('dist/index.html')).filter((url) => url.endsWith('.js')).length;
  };
  expect(await scriptsWith(/chart/, 'production')).toBe(0);
  expect(await scriptsWith(/chart/, 'development')).toBe(1);
  expect(await scriptsWith({ enable: true, test: /chart/ }, 'development')).toBe(0);
});

test('initial adds tags for stylesheets, images, fonts and other assets, but not for scripts', async () => {
  const { text } = await built(
    {
      'src/index.js': 'import "./index.css"; new URL("./a.pdf", import.meta.url);',
      'src/index.css': 'p { color: red; }',
      'src/a.pdf': new Uint8Array(20_000),
    },
    { performance: { prefetch: { type: 'initial' } } },
  );
  expect(prefetched(text('dist/index.html'))).toEqual([
    expect.stringMatching(/\.pdf$/),
    expect.stringMatching(/\.css$/),
  ]);
});

test('Prefetch tags never have crossorigin or integrity attributes', async () => {
  const { text } = await built(FILES, {
    html: { crossorigin: true },
    output: { assetPrefix: 'https://cdn.example.com/' },
    security: { sri: { enable: true } },
    performance: { prefetch: true },
  });
  const tags = text('dist/index.html').match(/<link[^>]*rel="prefetch"[^>]*>/g);
  expect(tags).toHaveLength(2);
  expect(tags?.join('')).not.toMatch(/crossorigin|integrity/);
});

test('all-assets includes neither files of the public folder nor scripts of the page', async () => {
  const { text } = await built(
    { ...FILES, 'public/robots.txt': 'User-agent: *' },
    { performance: { prefetch: { type: 'all-assets' } } },
  );
  const urls = prefetched(text('dist/index.html'));
  expect(urls).toHaveLength(2);
  expect(urls.join(' ')).not.toMatch(/robots|index/);
});

test('Only an icon that Rsbuild adds to your pages can get a tag, of the files in the public folder', async () => {
  const { text } = await built(
    { ...FILES, 'src/admin.js': '', 'public/favicon.png': '', 'public/robots.txt': '' },
    {
      performance: { prefetch: { type: 'all-assets' } },
      source: { entry: { index: './src/index.js', admin: './src/admin.js' } },
    },
  );
  const urls = ['index', 'admin'].flatMap((name) => prefetched(text(`dist/${name}.html`)));
  expect(urls).toContain('/favicon.png');
  expect(urls).not.toContain('/robots.txt');
});

test("With dev.lazyCompilation, the dev server's tags name small placeholders", async () => {
  const scriptWith = async (lazyCompilation: boolean) => {
    const { get } = await served(FILES, {
      dev: { lazyCompilation },
      performance: { prefetch: true },
    });
    const urls = prefetched((await get('/')).text).filter((url) => url.endsWith('.js'));
    expect(urls).toHaveLength(1);
    return (await get(urls[0] ?? '')).text;
  };
  expect(await scriptWith(true)).not.toContain('console.log("chart")');
  expect(await scriptWith(false)).toContain('console.log("chart")');
});

test('With a single entry, async-chunks and all-chunks also include the scripts of web workers', async () => {
  const files = {
    'src/index.js': 'new Worker(new URL("./worker.js", import.meta.url));',
    'src/worker.js': 'console.log("worker");',
    'src/admin.js': '',
  };
  const links = async (type: 'async-chunks' | 'initial' | 'all-chunks', entry?: object) =>
    prefetched(
      (await built(files, { performance: { prefetch: { type } }, source: { ...entry } })).text(
        'dist/index.html',
      ),
    );
  expect(await links('async-chunks')).toHaveLength(1);
  expect(await links('all-chunks')).toHaveLength(1);
  expect(await links('initial')).toEqual([]);
  const entry = { index: './src/index.js', admin: './src/admin.js' };
  expect(await links('async-chunks', { entry })).toEqual([]);
});
