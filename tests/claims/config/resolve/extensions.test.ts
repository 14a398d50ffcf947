import { built } from '@claims';
import { expect, test } from 'vitest';

test('With .web.ts and ... as extensions, Rsbuild no longer finds util.ts', async () => {
  const files = { 'src/index.js': 'import "./util";', 'src/util.ts': 'console.log("util");' };
  await built(files);
  await expect(built(files, { resolve: { extensions: ['.web.ts', '...'] } })).rejects.toThrow(
    'Rspack build failed',
  );
});

test('The list also applies to packages: with .ts alone, a main of ./lib/index isn’t found', async () => {
  const files = {
    'src/index.ts': 'import "kit";',
    'node_modules/kit/package.json': '{ "name": "kit", "main": "./lib/index" }',
    'node_modules/kit/lib/index.js': '',
  };
  await built(files);
  await expect(built(files, { resolve: { extensions: ['.ts'] } })).rejects.toThrow(
    "Can't resolve 'kit'",
  );
});

test('A file called util comes before util.ts', async () => {
  const { text } = await built({
    'src/index.js': 'import "./util";',
    'src/util': 'console.log("without extension");',
    'src/util.ts': 'console.log("with extension");',
  });
  expect(text(/index.*\.js$/)).toContain('without extension');
});

test('If no file exists, Rsbuild tries the util folder: the file in a main field of its package.json, otherwise util/index', async () => {
  const folder = {
    'src/index.js': 'import "./util";',
    'src/util/index.ts': 'console.log("from index");',
    'src/util/main.js': 'console.log("from main");',
  };
  const { text } = await built(folder);
  expect(text(/index.*\.js$/)).toContain('from index');
  const described = (description: string) =>
    built({ ...folder, 'src/util/package.json': description });
  expect((await described('{ "main": "./main.js" }')).text(/index.*\.js$/)).toContain('from main');
  expect((await described('{ "exports": "./main.js" }')).text(/index.*\.js$/)).toContain(
    'from index',
  );
});

test('If there’s a tsconfig.json in the root, ./util.js also resolves to util.ts, after util.js, but Rsbuild doesn’t resolve ./util.mjs to util.mts', async () => {
  const project = (request: string, ...names: string[]) => ({
    'tsconfig.json': '{}',
    'src/index.js': `import "${request}";`,
    ...Object.fromEntries(names.map((name) => [`src/${name}`, `console.log("is ${name}");`])),
  });
  const script = /index.*\.js$/;
  expect((await built(project('./util.js', 'util.ts'))).text(script)).toContain('is util.ts');
  expect((await built(project('./util.js', 'util.ts', 'util.js'))).text(script)).toContain(
    'is util.js',
  );
  await expect(built(project('./util.mjs', 'util.mts'))).rejects.toThrow(
    "Can't resolve './util.mjs'",
  );
});
