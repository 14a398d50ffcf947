import { built, resolved, type RsbuildConfig } from '@claims';
import { expect, test } from 'vitest';

type Externals = NonNullable<NonNullable<RsbuildConfig['output']>['externals']>;

/** The script of a build that imports React. */
const scriptWith = async (externals: Externals, output: RsbuildConfig['output'] = {}) =>
  (
    await built(
      { 'src/index.js': "import React from 'react'; console.log(React.version);" },
      { output: { filenameHash: false, minify: false, externals, ...output } },
    )
  ).text(/index\.js$/);

test('The bundle contains the expression instead of the package', async () => {
  expect(await scriptWith({ react: 'React' })).toMatch(/= React;/);
  expect(await scriptWith({ react: 'window React' })).toContain('window.React');
  expect(await scriptWith({ react: false })).toContain('react.transitional.element');
});

test('With output.module and the web target, an external without a type becomes an import', async () => {
  expect(await scriptWith({ react: 'React' }, { module: true })).toMatch(/import .* from "React"/);
  expect(await scriptWith({ react: 'var React' }, { module: true })).toMatch(/= React;/);
});

test('On a server, an external is a require, or an import with output.module', async () => {
  expect(await scriptWith(['react'], { target: 'node' })).toContain('require("react")');
  expect(await scriptWith(['react'], { target: 'node', module: true })).toMatch(
    /import .* from "react"/,
  );
  expect(await scriptWith({ react: 'React' }, { target: 'node' })).toContain('require("React")');
});

test('For a regular expression, the request itself becomes the value', async () => {
  const { text } = await built(
    { 'src/index.js': "import map from 'lodash/map'; console.log(map);" },
    { output: { filenameHash: false, minify: false, externals: /^lodash\// } },
  );
  expect(text('dist/static/js/index.js')).toMatch(/= lodash\/map;/);
});

test("{ react: 'React' } doesn't cover react/jsx-runtime; a bundled react-dom uses the external react", async () => {
  const { text } = await built(
    {
      'src/index.js': `import { jsx } from 'react/jsx-runtime'; import 'react-dom'; console.log(jsx);`,
    },
    { output: { filenameHash: false, minify: false, externals: { react: 'React' } } },
  );
  const script = text(/\/(?!index)[\w-]+\.js$|index\.js$/);
  expect(script).toContain('react.transitional.element');
  expect(script).toContain('module.exports = React;');
});

test('A function makes an import external by its callback, or by what it returns if it is async or has only one parameter', async () => {
  const called = await scriptWith([
    ({ request }, callback) =>
      request === 'react' ? callback(undefined, 'React', 'window') : callback(),
  ]);
  const returned = await scriptWith([
    ({ request }: { request?: string }) => Promise.resolve(request === 'react' ? 'React' : false),
  ]);
  expect(called).toContain('window.React');
  const plain = ({ request }: { request?: string }) => (request === 'react' ? 'React' : false);
  expect(returned).toMatch(/= React;/);
  expect(await scriptWith([plain as never])).toMatch(/= React;/);
});

test('With the web-worker target, Rsbuild ignores the option', async () => {
  const script = await scriptWith({ react: 'React' }, { target: 'web-worker' });
  expect(script).toContain('react.transitional.element');
});

test('Externals of an environment are merged, joined or replaced, depending on their forms', async () => {
  const merged = async (shared: Externals, own: Externals) => {
    const { environments } = await resolved({
      output: { externals: shared },
      environments: { web: { output: { externals: own } } },
    });
    return environments.web?.output.externals;
  };
  expect(await merged({ a: 'A', b: 'B' }, { b: 'C' })).toEqual({ a: 'A', b: 'C' });
  expect(await merged({ a: 'A', b: ['B', 'C'] }, { a: false, b: 'D' })).toEqual({
    a: false,
    b: ['B', 'C', 'D'],
  });
  expect(await merged({ a: ['A', 'B'] }, { a: false })).toEqual({ a: false });
  expect(await merged({ a: 'A' }, ['b'])).toEqual([{ a: 'A' }, 'b']);
  expect(await merged('a', 'b')).toBe('b');
  expect(await merged({ a: 'A' }, 'b')).toBe('b');
});

test('If both match an import, the shared value takes precedence', async () => {
  const { text } = await built(
    { 'src/index.js': "import React from 'react'; console.log(React.version);" },
    {
      output: { minify: false, externals: [{ react: 'Shared' }] },
      environments: { web: { output: { externals: [{ react: 'Environment' }] } } },
    },
  );
  expect(text(/\.js$/)).toMatch(/= Shared;/);
  expect(text(/\.js$/)).not.toContain('Environment');
});

test('In a web build, externals also apply to the workers that you create with new Worker(new URL())', async () => {
  const { files, text } = await built(
    {
      'src/index.js': "new Worker(new URL('./worker.js', import.meta.url));",
      'src/worker.js': "import React from 'react'; console.log(React.version);",
    },
    { output: { minify: false, externals: { react: 'React' } } },
  );
  const worker = files.find((file) => file.includes('/async/')) ?? '';
  expect(text(worker)).toMatch(/= React;/);
});

test('With the import, script and promise types, require returns a promise', async () => {
  for (const value of ['import https://a.example', 'script React@/r.js', 'promise ready']) {
    const { text } = await built(
      { 'src/index.js': "console.log(require('react'));" },
      { output: { filenameHash: false, minify: false, externals: { react: value } } },
    );
    expect(text(/index\.js$/)).toMatch(/module\.exports = (?:import\(|new Promise|ready)/);
    expect(text(/index\.js$/)).not.toContain('await');
  }
});

test('A regular expression also tests the path of the entry, which is absolute for the default entry', async () => {
  const files = { 'react-app/src/index.js': 'console.log("entry");' };
  const scriptFor = async (externals: RegExp, source = {}) => {
    const output = { externals, target: 'node' } as const;
    return (await built(files, { root: 'react-app', output, source })).text(/index\.js$/);
  };
  expect(await scriptFor(/react/)).toContain('react-app/src/index.js');
  expect(await scriptFor(/^react$/)).toContain('console.log("entry")');
  const entry = { index: './src/index.js' };
  expect(await scriptFor(/react/, { entry })).toContain('console.log("entry")');
});

test("externals: ['@company/ui'] and /^@company\\// fail with JavaScript parse error; a variable works", async () => {
  const build = (externals: Externals) =>
    built(
      { 'src/index.js': "import ui from '@company/ui'; console.log(ui);" },
      { output: { externals } },
    );
  await expect(build(['@company/ui'])).rejects.toThrow('JavaScript parse error');
  await expect(build(/^@company\//)).rejects.toThrow('JavaScript parse error');
  expect((await build({ '@company/ui': 'CompanyUI' })).text(/\.js$/)).toContain('CompanyUI');
});
