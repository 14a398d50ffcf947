import { built, resolved } from '@claims';
import { expect, test } from 'vitest';

test('With tsconfig.json, ./b.js also resolves to b.ts; with jsconfig.json it doesn’t', async () => {
  const files = { 'src/index.js': 'import "./b.js";', 'src/b.ts': 'console.log("typed");' };
  const { text } = await built({ ...files, 'tsconfig.json': '{}' });
  expect(text(/index.*\.js$/)).toContain('typed');
  await expect(
    built({ ...files, 'jsconfig.json': '{}' }, { source: { tsconfigPath: './jsconfig.json' } }),
  ).rejects.toThrow("Can't resolve './b.js'");
});

test('Rsbuild watches the file, and not the files in extends', async () => {
  const { config } = await resolved(
    {},
    {
      command: 'dev',
      files: { 'tsconfig.json': '{ "extends": "./base.json" }', 'base.json': '{}' },
    },
  );
  expect(JSON.stringify(config.dev.watchFiles)).toContain('tsconfig.json');
  expect(JSON.stringify(config.dev.watchFiles)).not.toContain('base.json');
});

test('paths in a referenced file apply to imports in its folder, instead of those in the main file', async () => {
  const paths = (name: string) => ({ compilerOptions: { paths: { [name]: ['./src/*'] } } });
  const build = (alias: string, file: string) =>
    built(
      {
        'tsconfig.json': JSON.stringify({ ...paths('@main/*'), references: [{ path: './app' }] }),
        'app/tsconfig.json': JSON.stringify({ ...paths('@app/*'), include: ['src'] }),
        'src/price.js': '',
        'app/src/price.js': '',
        [file]: `import '${alias}/price.js';`,
      },
      { source: { entry: { index: `./${file}` } } },
    );
  await build('@main', 'src/a.js');
  await build('@app', 'app/other.js');
  await expect(build('@app', 'src/a.js')).rejects.toThrow("Can't resolve '@app/price.js'");
  await expect(build('@main', 'app/other.js')).rejects.toThrow("Can't resolve '@main/price.js'");
});

test('Rsbuild doesn’t read extends in a referenced file', async () => {
  const paths = { compilerOptions: { paths: { '@shop/*': ['./src/*'] } } };
  const build = (referenced: object) =>
    built({
      'tsconfig.json': '{ "references": [{ "path": "./tsconfig.app.json" }] }',
      'tsconfig.app.json': JSON.stringify(referenced),
      'base.json': JSON.stringify(paths),
      'src/index.js': "import '@shop/price.js';",
      'src/price.js': '',
    });
  await build(paths);
  await expect(build({ extends: './base.json' })).rejects.toThrow("Can't resolve '@shop/price.js'");
});

test('If a referenced file sets baseUrl, the file only applies to imports in the baseUrl folder', async () => {
  const build = (entry: string) =>
    built(
      {
        'tsconfig.json': '{ "references": [{ "path": "./tsconfig.app.json" }] }',
        'tsconfig.app.json': '{ "compilerOptions": { "baseUrl": "./src" } }',
        'src/price.js': '',
        [entry]: "import 'price.js';",
      },
      { source: { entry: { index: `./${entry}` } } },
    );
  await build('src/a.js');
  await expect(build('other/a.js')).rejects.toThrow("Can't resolve 'price.js'");
});

test('If several referenced files cover the same folder, only the first one applies', async () => {
  const build = (...names: string[]) =>
    built({
      'tsconfig.json': JSON.stringify({
        references: names.map((name) => ({ path: `./tsconfig.${name}.json` })),
      }),
      'tsconfig.app.json': '{ "compilerOptions": { "paths": { "@shop/*": ["./src/*"] } } }',
      'tsconfig.node.json': '{}',
      'src/index.js': "import '@shop/price.js';",
      'src/price.js': '',
    });
  await build('app', 'node');
  await expect(build('node', 'app')).rejects.toThrow("Can't resolve '@shop/price.js'");
});

test('A referenced file next to the main file applies to the whole project, even if it contains no paths', async () => {
  const compilerOptions = { paths: { '@shop/*': ['./src/*'] } };
  const references = [{ path: './tsconfig.node.json' }];
  const build = (referenced: object) =>
    built({
      'tsconfig.json': JSON.stringify({ compilerOptions, references }),
      'tsconfig.node.json': JSON.stringify(referenced),
      'src/index.js': "import '@shop/price.js';",
      'src/price.js': '',
    });
  await expect(build({})).rejects.toThrow("Can't resolve '@shop/price.js'");
  await build({ compilerOptions });
});

test('JSON parse error: The file contains a value of the wrong type, or starts with a byte order mark. Comments and trailing commas are allowed.', async () => {
  await built({ 'tsconfig.json': '{ "compilerOptions": { /* none */ }, }' });
  await expect(built({ 'tsconfig.json': '\uFEFF{}' })).rejects.toThrow(
    'JSON parse error: BOM character found',
  );
  await expect(
    built({ 'tsconfig.json': '{ "compilerOptions": { "paths": [] } }' }),
  ).rejects.toThrow('JSON parse error: invalid type');
});

test('Tsconfig not found: The path can come from extends or references, and extends can name a package', async () => {
  await expect(built({ 'tsconfig.json': '{ "extends": "./base.json" }' })).rejects.toThrow(
    /Tsconfig not found \S*base\.json/,
  );
  await expect(
    built({ 'tsconfig.json': '{ "references": [{ "path": "./packages/ui" }] }' }),
  ).rejects.toThrow(/Tsconfig not found \S*packages\/ui/);
  await expect(built({ 'tsconfig.json': '{ "extends": "@acme/tsconfig" }' })).rejects.toThrow(
    'Tsconfig not found @acme/tsconfig',
  );
});
