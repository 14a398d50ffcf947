import { built, cli, documented, resolved } from '@claims';
import { expect, test } from 'vitest';

const { pluginBabel } = await documented('@rsbuild/plugin-babel');

type BabelOptions = NonNullable<Parameters<typeof pluginBabel>[0]>;

const source = 'console.log("source");';
const dependency = {
  'node_modules/dependency/package.json': '{ "name": "dependency", "main": "./index.js" }',
  'node_modules/dependency/index.js': source,
};

/** Replaces the string `source` by `babel`. */
const mark: BabelOptions['babelLoaderOptions'] = (options) => {
  options.plugins?.push(() => ({
    visitor: {
      StringLiteral(path: { node: { value: string } }) {
        if (path.node.value === 'source') path.node.value = 'babel';
      },
    },
  }));
};

async function script(files: Record<string, string>, options: BabelOptions) {
  const { text } = await built(files, {
    plugins: [pluginBabel({ babelLoaderOptions: mark, ...options })],
    output: { minify: false },
  });
  return text(/index\..*js$/);
}

test('If you set include or exclude, Babel gets a separate rule, which also matches node_modules', async () => {
  const files = { 'src/index.js': 'import "dependency";', ...dependency };
  expect(await script(files, {})).toContain('"source"');
  expect(await script(files, { exclude: /legacy/ })).toContain('"babel"');
  expect(await script(files, { include: /\.js$/ })).toContain('"babel"');
});

test('Babel ignores .babelrc and babel.config.json files; with configFile: true, it reads babel.config.json', async () => {
  const run = (options: string) =>
    cli(['build'], {
      'babel.config.json': '{ "plugins": ["nope"] }',
      '.babelrc': '{ "plugins": ["nope"] }',
      'rsbuild.config.mjs': `
        import { pluginBabel } from '@rsbuild/plugin-babel';
        export default { plugins: [pluginBabel(${options})] };`,
    });
  expect((await run('')).code).toBe(0);
  const withFile = await run('{ babelLoaderOptions: { configFile: true } }');
  expect(withFile.output).toContain("Cannot find package 'babel-plugin-nope'");
});

test('If you pass an object, the plugin merges it into the options above, and lists in the object replace the lists in these options', async () => {
  const typescript = { 'src/index.ts': 'enum Color { Red } console.log(Color);' };
  await built(typescript, { plugins: [pluginBabel({ babelLoaderOptions: { plugins: [] } })] });
  await expect(
    built(typescript, { plugins: [pluginBabel({ babelLoaderOptions: { presets: [] } })] }),
  ).rejects.toThrow("Unexpected reserved word 'enum'");
});

test('Babel reads <any>value as JSX, even in .ts files, and fails with Unterminated JSX contents', async () => {
  await expect(
    built({ 'src/index.ts': 'console.log(<any>1);' }, { plugins: [pluginBabel()] }),
  ).rejects.toThrow('Unterminated JSX contents');
});

test('Babel resolves plugins from the folder in which you run Rsbuild, even with --root', async () => {
  const { output } = await cli(['build', '--root', 'app'], {
    'app/src/index.js': source,
    'app/rsbuild.config.mjs': `
      import { pluginBabel } from '@rsbuild/plugin-babel';
      export default { plugins: [pluginBabel({ babelLoaderOptions: { plugins: ['nope'] } })] };`,
  });
  expect(output).toMatch(/imported from \S*(?<!\/app)\/babel-virtual-resolve-base\.js/);
});

test('modifyPresetEnvOptions merges into the options of presets whose name or path contains @babel/preset-env', async () => {
  let presets: unknown;
  await resolved({
    plugins: [
      pluginBabel({
        babelLoaderOptions(options, { modifyPresetEnvOptions }) {
          options.presets = ['@babel/preset-env', '/modules/@babel/preset-env/index.js', 'env'];
          modifyPresetEnvOptions({ loose: true });
          presets = options.presets;
        },
      }),
    ],
  });
  expect(presets).toEqual([
    ['@babel/preset-env', { loose: true }],
    ['/modules/@babel/preset-env/index.js', { loose: true }],
    'env',
  ]);
});
