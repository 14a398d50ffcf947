import { built, resolved, type RsbuildConfig } from '@claims';
import { expect, test } from 'vitest';

type Swc = NonNullable<RsbuildConfig['tools']>['swc'];

/** The rules of the only environment, which contain the options of the loader. */
const rules = async (swc?: Swc, mode?: 'production' | 'development' | 'none') =>
  JSON.stringify((await resolved({ tools: { swc } }, { mode })).rspack.module?.rules);

/** The script that a build writes from one source file. */
const compiled = async (file: string, source: string, swc?: Swc, config: RsbuildConfig = {}) =>
  (
    await built(
      { [file]: source },
      {
        ...config,
        output: { minify: false, ...config.output },
        source: { entry: { index: `./${file}` } },
        tools: { swc },
      },
    )
  ).text(/\.js$/);

test('In other modes, exportedEnum is false.', async () => {
  expect(await rules({}, 'production')).toContain('"exportedEnum":true');
  expect(await rules({}, 'development')).toContain('"exportedEnum":false');
  expect(await rules({}, 'none')).toContain('"exportedEnum":false');
});

test('With this syntax, you can use JSX in .tsx files but not in .ts files. For other files, such as .jsx and .js, you need parser.tsx: true.', async () => {
  const jsx = 'console.log(<a>1</a>);';
  const tsx: Swc = { jsc: { parser: { syntax: 'typescript', tsx: true } } };
  expect(await compiled('src/app.tsx', jsx)).toContain('React.createElement');
  await expect(compiled('src/app.jsx', jsx)).rejects.toThrow();
  await expect(compiled('src/app.ts', jsx, tsx)).rejects.toThrow();
  expect(await compiled('src/app.jsx', jsx, tsx)).toContain('React.createElement');
  expect(await compiled('src/app.js', jsx, tsx)).toContain('React.createElement');
  const javascript: Swc = { jsc: { parser: { syntax: 'ecmascript' } } };
  await expect(compiled('src/app.tsx', jsx, javascript)).rejects.toThrow('Expression expected');
});

test('tsx: true: .ts files can still contain type assertions such as <string>value.', async () => {
  const source = 'declare const value: unknown; console.log(<string>value);';
  const tsx: Swc = { jsc: { parser: { syntax: 'typescript', tsx: true } } };
  expect(await compiled('src/app.ts', source, tsx)).toContain('console.log(value)');
});

test('An array in env.targets is appended to the default list; a string replaces the list.', async () => {
  expect(await rules({ env: { targets: ['chrome 120'] } })).toContain(
    '"safari >= 14","chrome 120"]',
  );
  expect(await rules({ env: { targets: 'chrome 120' } })).toContain('"targets":"chrome 120"');
});

test('`env` and `jsc.target` cannot be used together: jsc.target together with output.polyfill.', async () => {
  const swc: Swc = { jsc: { target: 'es2022' } };
  expect(await rules(swc)).not.toContain('"env":');
  await expect(
    compiled('src/app.js', 'console.log(1);', swc, { output: { polyfill: 'usage' } }),
  ).rejects.toThrow('`env` and `jsc.target` cannot be used together');
});

test('Code is suddenly compiled to ES5. A function returns a new object, or it’s async.', async () => {
  const source = 'const value: number = 1; console.log(value);';
  expect(await compiled('src/app.ts', source, {})).toContain('const value');
  expect(await compiled('src/app.ts', source, () => ({}))).toContain('var value');
  expect(await compiled('src/app.ts', source, (async () => {}) as never)).toContain('var value');
});

test('A field of jsc or jsc.transform is misspelled: failed to parse. Misspelled names at the top level, in env and in jsc.parser are silently ignored.', async () => {
  const build = (swc: object) => compiled('src/app.js', 'console.log(1);', swc);
  const message = 'failed to parse builtin:swc-loader options';
  await expect(build({ jsc: { keepClasName: true } })).rejects.toThrow(message);
  await expect(build({ jsc: { transform: { react: { runtim: '' } } } })).rejects.toThrow(message);
  for (const swc of [{ js: {} }, { env: { target: '' } }, { jsc: { parser: { jsx: true } } }]) {
    expect(await build(swc)).toContain('console.log(1)');
  }
});

test('Class names are shortened, although keepClassNames is set. Also set keep_classnames in both compress and mangle of jsOptions.minimizerOptions.', async () => {
  const source = 'class Counter { next() {} } globalThis.counter = Counter; new Counter().next();';
  const names = { keep_classnames: true };
  const script = (minimizerOptions: object) =>
    compiled(
      'src/app.js',
      source,
      { jsc: { keepClassNames: true } },
      { output: { minify: { jsOptions: { minimizerOptions } } } },
    );
  expect(await script({})).not.toContain('class Counter');
  expect(await script({ compress: names })).not.toContain('class Counter');
  expect(await script({ mangle: names })).not.toContain('class Counter');
  expect(await script({ compress: names, mangle: names })).toContain('class Counter');
});

test("With parser.syntax 'ecmascript', TypeScript syntax fails with an error such as Expected ',', got ':'", async () => {
  await expect(
    built(
      { 'src/index.ts': 'export const count = (value: number) => value;' },
      { tools: { swc: { jsc: { parser: { syntax: 'ecmascript' } } } } },
    ),
  ).rejects.toThrow("Expected ',', got ':'");
});

test("A .swcrc file has no effect. Rsbuild doesn't read it.", async () => {
  const { text } = await built(
    {
      'src/index.js': 'const one = 1; console.log(one);',
      '.swcrc': '{ "jsc": { "target": "es5" } }',
    },
    { output: { minify: false } },
  );
  expect(text(/\.js$/)).toContain('const one');
});
