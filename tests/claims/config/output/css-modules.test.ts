import { execFileSync } from 'node:child_process';
import { built, type RsbuildConfig } from '@claims';
import { expect, test } from 'vitest';

type Modules = NonNullable<RsbuildConfig['output']>['cssModules'];

const CARD = '.title { color: red; }';

/** Builds a script that imports all names of a stylesheet. */
const project = (config: RsbuildConfig, css = CARD, name = 'card.module.css') =>
  built(
    {
      'src/index.js': `import * as styles from './${name}'; console.log(styles);`,
      [`src/${name}`]: css,
    },
    { ...config, output: { filenameHash: false, ...config.output } },
  );

/** The stylesheet of a build with the given options. */
const cssWith = async (cssModules: Modules, css = CARD) =>
  (await project({ output: { cssModules } }, css)).text('dist/static/css/index.css');

test('A class keeps its name when its rules change', async () => {
  const before = await cssWith({}, '.title { color: red; }');
  const after = await cssWith({}, '.title { top: 0; }');
  expect(before).toBe('.title-iZfhOW{color:red}');
  expect(after).toBe('.title-iZfhOW{top:0}');
});

test('auto: true matches .module and .modules before the extension', async () => {
  const css = async (name: string) => (await project({}, CARD, name)).text(/\.css$/);
  expect(await css('card.modules.css')).toContain('.title-');
  expect(await css('module.css')).toContain('.title{');
});

test('An auto function receives the absolute path, the query and the fragment of the import', async () => {
  const received: unknown[] = [];
  const auto = (...parts: string[]) => {
    received.push(...parts);
    return true;
  };
  const { root } = await built(
    { 'src/index.js': 'import "./card.css?big#top";', 'src/card.css': CARD },
    { output: { cssModules: { auto } } },
  );
  expect(received.slice(0, 3)).toEqual([`${root}/src/card.css`, '?big', '#top']);
});

test("mode 'icss' leaves :global in the output", async () => {
  const css = ':global(.legacy) { color: red; }';
  expect(await cssWith({ mode: 'icss' }, css)).toBe(':global(.legacy){color:red}');
  expect(await cssWith({ mode: 'local' }, css)).toBe('.legacy{color:red}');
});

test('With exportGlobals: true, scripts can read a name inside :global', async () => {
  const script = async (exportGlobals: boolean) =>
    (
      await project({ output: { cssModules: { exportGlobals } } }, ':global(.legacy) { top: 0; }')
    ).text('dist/static/js/index.js');
  expect(await script(true)).toContain('legacy');
  expect(await script(false)).not.toContain('legacy');
});

test('If an environment sets a field, it overrides the shared one', async () => {
  const { text } = await project({
    output: { cssModules: { localIdentName: 'shared-[local]', mode: 'local' } },
    environments: { web: { output: { cssModules: { localIdentName: 'own-[local]' } } } },
  });
  expect(text('dist/static/css/index.css')).toBe('.own-title{color:red}');
});

test("This doesn't work if both set mode and one value is a function: the build fails", async () => {
  const shared = { output: { cssModules: { mode: () => 'local' as const } } };
  for (const mode of [() => 'local' as const, 'global' as const]) {
    const environments = { web: { output: { cssModules: { mode } } } };
    await expect(project({ ...shared, environments })).rejects.toThrow(
      'options.mode must be either "global", "local" or "pure"',
    );
  }
});

test('If server and browser render the same components, the class names match by default', async () => {
  const { text } = await project({
    environments: { web: {}, node: { output: { target: 'node', distPath: 'dist/server' } } },
  });
  expect(text('dist/static/js/index.js')).toContain('title-iZfhOW');
  expect(text('dist/server/index.js')).toContain('title-iZfhOW');
});

test('tools.cssLoader overrides the fields', async () => {
  const { text } = await project({
    output: { cssModules: { localIdentName: 'option-[local]' } },
    tools: { cssLoader: { modules: { localIdentName: 'loader-[local]' } } },
  });
  expect(text('dist/static/css/index.css')).toBe('.loader-title{color:red}');
});

test("If a file isn't a CSS Module, the build fails; with output.injectStyles, or without output.emitCss, it succeeds", async () => {
  const files = {
    'src/index.js': 'import styles from "./card.css"; console.log(styles.title);',
    'src/card.css': CARD,
  };
  await expect(built(files)).rejects.toThrow('module has no exports');
  await expect(built(files, { output: { injectStyles: true } })).resolves.toBeDefined();
  await expect(built(files, { output: { emitCss: false } })).resolves.toBeDefined();
});

test('card.module.css?inline returns CSS with the class names of the source', async () => {
  const script = async (query: string) =>
    (
      await built(
        {
          'src/index.js': `import css from './card.module.css${query}'; console.log(css);`,
          'src/card.module.css': CARD,
        },
        { output: { filenameHash: false } },
      )
    ).text('dist/static/js/index.js');
  expect(await script('?inline')).toContain('.title{color:red}');
  expect(await script('')).toContain('title-iZfhOW');
});

test('IDs and @keyframes also have generated names, which scripts can read', async () => {
  const { text } = await project(
    {},
    '#menu { animation: fade 1s; } @keyframes fade { to { top: 0; } }',
  );
  expect(text('dist/static/css/index.css')).toMatch(/#menu-\w+\{animation:1s fade-/);
  expect(text('dist/static/js/index.js')).toMatch(/menu-.*fade-/);
});

test('With namedExport, a class called default is exported as _default', async () => {
  const { text } = await project(
    { output: { cssModules: { namedExport: true } } },
    '.default { top: 0; }',
  );
  expect(text('dist/static/js/index.js')).toContain('_default');
});

test('With namedExport, CSS Modules have no default export; with output.injectStyles, it is undefined, also for files that are not CSS Modules', async () => {
  const defaultExport = async (name: string, injectStyles: boolean) => {
    const { root } = await built(
      {
        'src/index.js': `import * as styles from './${name}'; console.log('default' in styles, styles.default);`,
        [`src/${name}`]: CARD,
      },
      {
        output: { target: 'node', emitCss: true, injectStyles, cssModules: { namedExport: true } },
      },
    );
    return execFileSync('node', [`${root}/dist/index.js`], { encoding: 'utf8' });
  };
  expect(await defaultExport('card.module.css', true)).toBe('true undefined\n');
  expect(await defaultExport('card.css', true)).toBe('true undefined\n');
  await expect(defaultExport('card.module.css', false)).rejects.toThrow("export 'default'");
});

test("Rsbuild doesn't check exportLocalsConvention: 'camelcase', for example, behaves like 'asIs'", async () => {
  const scriptWith = async (exportLocalsConvention: string) => {
    const cssModules = { exportLocalsConvention } as Modules;
    const { text } = await project({ output: { cssModules } }, '.sub-title { top: 0; }');
    return text('dist/static/js/index.js');
  };
  expect(await scriptWith('camelcase')).toBe(await scriptWith('asIs'));
  expect(await scriptWith('camel-case')).toBe(await scriptWith('camelCase'));
});
