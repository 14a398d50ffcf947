import { writeFileSync } from 'node:fs';
import { built, served } from '@claims';
import { expect, test, vi } from 'vitest';

const files = { 'src/index.js': 'import "./index.css";', 'src/index.css': '.card { width: 1px; }' };

/** A PostCSS plugin that adds a custom property. */
const adds = (name: string) => ({
  postcssPlugin: name,
  Once(root: { first?: { append?: (text: string) => unknown } }) {
    root.first?.append?.(`--${name}: 1`);
  },
});

test('With the plugins of a configuration file, those from addPlugins come after them, also with order pre', async () => {
  const { text } = await built(
    {
      ...files,
      'postcss.config.mjs':
        'export default { plugins: [{ postcssPlugin: "file", Once(root) { root.first.append("--file: 1"); } }] };',
    },
    {
      output: { minify: false },
      tools: {
        postcss: (_options, { addPlugins }) => {
          addPlugins(adds('late'));
          addPlugins(adds('early'), { order: 'pre' });
        },
      },
    },
  );
  expect(text(/\.css$/).match(/--\w+/g)).toEqual(['--file', '--early', '--late']);
});

test('postcssOptions as an object replaces the configuration file; the plugins that a function returns come after those of the file', async () => {
  const project = {
    ...files,
    'postcss.config.mjs':
      'export default { plugins: [{ postcssPlugin: "file", Once(root) { root.first.append("--file: 1"); } }] };',
  };
  const plugins = [adds('own')];
  const names = async (postcssOptions: object) =>
    (await built(project, { output: { minify: false }, tools: { postcss: { postcssOptions } } }))
      .text(/\.css$/)
      .match(/--\w+/g);
  expect(await names({ plugins })).toEqual(['--own']);
  expect(await names(() => ({ plugins }))).toEqual(['--file', '--own']);
});

test('PostCSS runs only if there is a plugin, or if postcssOptions is a function', async () => {
  const failing = {
    parser: () => {
      throw new Error('the parser runs');
    },
  };
  await built(files, { tools: { postcss: { postcssOptions: failing } } });
  await expect(
    built(files, { tools: { postcss: { postcssOptions: () => failing } } }),
  ).rejects.toThrow('the parser runs');
});

test('From the configuration file, Rsbuild only uses the plugins: a parser has no effect there, but one that a postcssOptions function returns has', async () => {
  const project = {
    ...files,
    'postcss.config.mjs':
      'export default { parser() { throw new Error("the parser runs"); }, plugins: [{ postcssPlugin: "file", Once(root) { root.first.append("--file: 1"); } }] };',
  };
  expect((await built(project)).text(/\.css$/)).toContain('--file');
  const parser = () => {
    throw new Error('the parser runs');
  };
  await expect(
    built(project, { tools: { postcss: { postcssOptions: () => ({ parser }) } } }),
  ).rejects.toThrow('the parser runs');
});

test.each(['node', 'web-worker'] as const)(
  'In a build for %s, PostCSS runs only for ?inline imports, unless output.emitCss is true',
  async (target) => {
    const runs = async (source: string, emitCss?: boolean) => {
      let count = 0;
      await built(
        { ...files, 'src/index.js': source },
        {
          output: { target, ...(emitCss && { emitCss }) },
          tools: {
            postcss: (_options, { addPlugins }) =>
              addPlugins({ postcssPlugin: 'count', Once: () => void (count += 1) }),
          },
        },
      );
      return count;
    };
    expect(await runs('import "./index.css";')).toBe(0);
    expect(await runs('import css from "./index.css?inline"; console.log(css);')).toBe(1);
    expect(await runs('import "./index.css";', true)).toBe(1);
  },
);

test('A plugin by its name can’t be loaded from Rsbuild’s folder', async () => {
  const project = {
    ...files,
    'node_modules/postcss-own/package.json': '{ "name": "postcss-own", "main": "index.js" }',
    'node_modules/postcss-own/index.js': 'module.exports = { postcssPlugin: "own" };',
  };
  const postcssOptions = { plugins: ['postcss-own'] };
  await expect(built(project, { tools: { postcss: { postcssOptions } } })).rejects.toThrow(
    'Loading PostCSS "postcss-own" plugin failed',
  );
});

test('An async function fails with reading postcssOptions, or plugins from addPlugins do not run', async () => {
  const styleWith = async (isAsync: boolean, returns: boolean) => {
    const postcss = (options: object, { addPlugins }: { addPlugins: (plugin: object) => void }) => {
      addPlugins(adds('late'));
      const result = returns ? options : undefined;
      return isAsync ? Promise.resolve(result) : result;
    };
    return (await built(files, { tools: { postcss: postcss as () => undefined } })).text(/\.css$/);
  };
  expect(await styleWith(false, true)).toContain('--late');
  expect(await styleWith(true, true)).not.toContain('--late');
  await expect(styleWith(true, false)).rejects.toThrow("reading 'postcssOptions'");
});

test('Lightning CSS runs after PostCSS and removes prefixes that the target browsers do not need', async () => {
  const prefixed = 'a { -moz-user-select: none; user-select: none; }';
  const { text } = await built({ ...files, 'src/index.css': prefixed });
  expect(text(/\.css$/)).not.toContain('-moz-');
});

test('A TypeScript file, postcss.config with the extension .ts, .mts or .cts, requires no other package', async () => {
  for (const extension of ['ts', 'mts', 'cts']) {
    const { text } = await built({
      ...files,
      [`postcss.config.${extension}`]:
        'enum Kind { File } export default { plugins: [{ postcssPlugin: Kind[0], Once(root: any) { root.first.append("--file: 1"); } }] };',
    });
    expect(text(/\.css$/)).toContain('--file');
  }
});

test('Rsbuild reads the configuration file of PostCSS only at startup', async () => {
  const appends = (name: string) =>
    `export default { plugins: [{ postcssPlugin: "file", Once(root) { root.first.append("--${name}: 1"); } }] };`;
  const { get, root } = await served({ ...files, 'postcss.config.mjs': appends('before') });
  writeFileSync(`${root}/postcss.config.mjs`, appends('after'));
  writeFileSync(`${root}/src/index.css`, '.card { width: 2px; }');
  const css = await vi.waitFor(
    async () => {
      const { text } = await get('/static/css/index.css');
      expect(text).toContain('width: 2px');
      return text;
    },
    { timeout: 20_000 },
  );
  expect(css).toContain('--before');
  expect(css).not.toContain('--after');
});
