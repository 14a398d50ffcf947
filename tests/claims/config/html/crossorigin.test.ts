import { built, resolved, type RsbuildPlugin } from '@claims';
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

test('Each tag that security.sri adds a hash to gets the value of the option, or anonymous if it is off, even preload links and tags of html.tags that set the attribute themselves', async () => {
  const crossoriginOf = async (crossorigin: false | 'use-credentials') => {
    const { text } = await built(
      { ...FILES, 'public/a.js': '' },
      {
        html: {
          crossorigin,
          tags: [{ tag: 'script', attrs: { src: 'a.js', crossorigin: 'use-credentials' } }],
        },
        performance: { preload: { include: /lazy/ } },
        security: { sri: { enable: true } },
      },
    );
    const tags = text('dist/index.html').match(/<[^>]* integrity="[^>]*>/g) ?? [];
    return tags.map((tag) => /crossorigin="([^"]*)"/.exec(tag)?.[1]);
  };
  expect(await crossoriginOf(false)).toEqual(Array(5).fill('anonymous'));
  expect(await crossoriginOf('use-credentials')).toEqual(Array(5).fill('use-credentials'));
});

test('With output.module, scripts that an import() loads have no tag', async () => {
  const { text } = await built(FILES, {
    html: { crossorigin: true },
    output: { module: true, minify: false },
  });
  expect(text(/js\/index\./)).toContain('linkTag.crossOrigin');
  expect(text(/js\/index\./)).not.toContain('script.crossOrigin');
});

test('Scripts and stylesheets that an import() loads get the attribute only if they come from another origin, unless the value is use-credentials', async () => {
  const runtime = async (crossorigin: true | 'use-credentials') =>
    (await built(FILES, { html: { crossorigin }, output: { minify: false } })).text(/js\/index\./);
  const anonymous = await runtime(true);
  expect(anonymous).toMatch(/script\.src\.indexOf\(window\.location\.origin[^}]+crossOrigin/);
  expect(anonymous).toMatch(/linkTag\.href\.indexOf\(window\.location\.origin[^}]+crossOrigin/);
  const credentials = await runtime('use-credentials');
  expect(credentials).toContain('crossOrigin = "use-credentials"');
  expect(credentials).not.toContain('window.location.origin');
});

test('A script that a plugin adds with modifyHTMLTags gets the attribute, but an inlined script does not', async () => {
  const plugin: RsbuildPlugin = {
    name: 'add-script',
    setup(api) {
      api.modifyHTMLTags(({ headTags, bodyTags }) => ({
        headTags: [...headTags, { tag: 'script', attrs: { src: 'https://example.com/a.js' } }],
        bodyTags,
      }));
    },
  };
  const { text } = await built(FILES, {
    html: { crossorigin: true },
    output: { inlineScripts: true },
    plugins: [plugin],
  });
  expect(text('dist/index.html')).toContain(
    '<script src="https://example.com/a.js" crossorigin="anonymous"></script>',
  );
  expect(text('dist/index.html')).toContain('<script defer>');
});

test('The links of a favicon, an app icon and its manifest do not get the attribute', async () => {
  const { text } = await built(
    { ...FILES, 'icon.png': new Uint8Array(20_000) },
    {
      html: {
        crossorigin: true,
        favicon: './icon.png',
        appIcon: { name: 'App', icons: [{ src: './icon.png', size: 192 }] },
      },
    },
  );
  const links = text('dist/index.html').match(
    /<link[^>]*rel="(?:icon|apple-touch-icon|manifest)"[^>]*>/g,
  );
  expect(links).toHaveLength(3);
  expect(links?.join('')).not.toContain('crossorigin');
});

test('Rsbuild does not check the string', async () => {
  // @ts-expect-error The types reject a string that browsers don't know.
  const { text } = await built(FILES, { html: { crossorigin: 'yes' } });
  expect(text('dist/index.html')).toContain('crossorigin="yes"');
});

test('The option has no effect with the node target or tools.htmlPlugin: false', async () => {
  const html = { crossorigin: true };
  const node = await resolved({ html, output: { target: 'node' } });
  const withoutHtml = await resolved({ html, tools: { htmlPlugin: false } });
  expect(node.rspack.output?.crossOriginLoading).toBeUndefined();
  expect(withoutHtml.rspack.output?.crossOriginLoading).toBeUndefined();
});
