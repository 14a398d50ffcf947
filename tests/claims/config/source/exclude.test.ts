import { built, resolved } from '@claims';
import { expect, test } from 'vitest';

const files = {
  'src/index.js': 'import "./vendor/map.js";',
  'src/vendor/map.js': 'window.map = (x) => x?.map ?? VERSION;',
};

test('SWC doesn’t convert the syntax of excluded files, and source.define still applies', async () => {
  const { text } = await built(files, {
    source: { exclude: [/src[\\/]vendor[\\/]/], define: { VERSION: '"1.2.0"' } },
    output: { overrideBrowserslist: ['chrome >= 60'], minify: false },
  });
  expect(text(/index.*\.js$/)).toContain('x?.map ?? "1.2.0"');
});

test('A value that isn’t an array fails with object is not iterable', async () => {
  // @ts-expect-error: the types reject it, too.
  await expect(built(files, { source: { exclude: /vendor/ } })).rejects.toThrow(
    'object is not iterable',
  );
});

test('An excluded TypeScript file fails with Module parse failed, followed by a JavaScript parse error', async () => {
  const building = built(
    { 'src/index.js': 'import "./a.ts";', 'src/a.ts': 'const a: number = 1;' },
    { source: { exclude: [/a\.ts$/] } },
  );
  await expect(building).rejects.toThrow(/Module parse failed:[^]*JavaScript parse error/);
});

test('If package.json contains "type": "module", an excluded CommonJS file has no exports, unless its extension is .cjs', async () => {
  const importing = (file: string, exclude: RegExp[]) =>
    built(
      {
        'package.json': '{ "type": "module" }',
        'src/index.js': `import map from './vendor/${file}'; document.title = map.name;`,
        [`src/vendor/${file}`]: 'module.exports = { name: "map" };',
      },
      { source: { exclude } },
    );
  await expect(importing('map.js', [/vendor/])).rejects.toThrow('module has no exports');
  await importing('map.js', []);
  await importing('map.cjs', [/vendor/]);
});

test('An environment adds its list to the shared one', async () => {
  const { environments } = await resolved({
    source: { exclude: [/shared/] },
    environments: { web: { source: { exclude: [/own/] } } },
  });
  expect(environments.web?.source.exclude).toEqual([/shared/, /own/]);
});
