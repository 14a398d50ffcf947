import { built, type RsbuildConfig } from '@claims';
import { expect, test } from 'vitest';

const STYLED = {
  'src/index.js': "import './index.css';",
  'src/index.css': 'a {\n  color: red;\n}\n',
};

/** The script of a build with injected styles. */
const script = async (config: RsbuildConfig = {}) => {
  const { text } = await built(STYLED, {
    ...config,
    output: { filenameHash: false, injectStyles: true, ...config.output },
  });
  return text('dist/static/js/index.js');
};

test('Rsbuild puts the CSS into the scripts and writes no CSS files, and the manifest lists none', async () => {
  const { files, text } = await built(STYLED, { output: { injectStyles: true, manifest: true } });
  expect(files).not.toContainEqual(expect.stringMatching(/\.css$/));
  expect(text('dist/manifest.json')).not.toContain('css');
  expect(text('dist/index.html')).not.toContain('.css');
});

test('The maps are part of the script, even if sourceMap.js is hidden-source-map or false', async () => {
  for (const js of ['hidden-source-map', false] as const) {
    expect(await script({ output: { sourceMap: { js, css: true } } })).toMatch(
      /sourcesContent:\["a \{\\n {2}color: red;/,
    );
  }
  expect(await script({ output: { sourceMap: { js: 'source-map' } } })).not.toContain(
    'sourcesContent',
  );
});

test("With tools.lightningcssLoader set to false, injected CSS isn't minified", async () => {
  expect(await script()).toContain('a{color:red}');
  expect(await script({ tools: { lightningcssLoader: false } })).not.toContain('a{color:red}');
});

test('If both options are on, there are no CSS files to inline', async () => {
  const { text } = await built(STYLED, { output: { injectStyles: true, inlineStyles: true } });
  expect(text('dist/index.html')).not.toContain('<style');
});

test('If the build generates a page, the script adds the nonce to the style tags', async () => {
  const withNonce = await script({ security: { nonce: 'random' } });
  expect(withNonce).toContain('"random"');
  expect(withNonce).toContain('.setAttribute');
  const withoutPage = { security: { nonce: 'random' }, tools: { htmlPlugin: false } } as const;
  expect(await script(withoutPage)).not.toContain('"random"');
});

test('For this app, the files have the following sizes', async () => {
  const sizes = async (injectStyles: boolean) => {
    const { files, text } = await built(
      {
        'src/index.js': "import './index.css';\n\ndocument.title = 'Widget';\n",
        'src/index.css': 'body {\n  margin: 0;\n}\n',
      },
      { output: { injectStyles } },
    );
    return files.filter((file) => !file.endsWith('.html')).map((file) => text(file).length);
  };
  expect(await sizes(false)).toEqual([14, 47]);
  expect((await sizes(true))[0]).toBeCloseTo(4100, -2);
});
