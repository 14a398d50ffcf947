import { built, documented } from '@claims';
import { expect, test } from 'vitest';

const script = async (files: Record<string, string>) => (await built(files)).text(/\.js$/);

test('An import whose names you use only as types is removed, and so are the side effects of the file', async () => {
  const files = { 'src/register.ts': 'export type A = 1; console.log("registered");' };
  const asType = "import { A } from './register'; const a: A = 1; console.log(a);";
  expect(await script({ ...files, 'src/index.ts': asType })).not.toContain('registered');
  expect(await script({ ...files, 'src/index.ts': "import './register';" })).toContain(
    'registered',
  );
});

test('Rsbuild does not read verbatimModuleSyntax: the build removes unused imports either way', async () => {
  const files = {
    'src/register.ts': 'export const a = 1; console.log("registered");',
    'src/index.ts': "import { a } from './register';",
  };
  const tsconfig = '{ "compilerOptions": { "verbatimModuleSyntax": true } }';
  expect(await script(files)).not.toContain('registered');
  expect(await script({ ...files, 'tsconfig.json': tsconfig })).not.toContain('registered');
});

test('If tsconfig.json exists, ./user.js can resolve to user.ts or user.tsx', async () => {
  for (const name of ['user.ts', 'user.tsx']) {
    const files = {
      'src/index.ts': "import { name } from './user.js'; console.log(name);",
      [`src/${name}`]: 'export const name = "Ada";',
    };
    await expect(built(files)).rejects.toThrow(/Can't resolve '.\/user.js'/);
    expect(await script({ ...files, 'tsconfig.json': '{}' })).toContain('Ada');
  }
});

test('A const enum works, also across files; production builds inline its values', async () => {
  const files = {
    'src/index.ts': "import { E } from './e'; console.log(E.A);",
    'src/e.ts': 'export const enum E { A = 42 }',
  };
  expect(await script(files)).toContain('console.log(42)');
});

test('Without a tsconfig.json, the plugin silently checks nothing', async () => {
  const { pluginTypeCheck } = await documented('@rsbuild/plugin-type-check');
  const files = { 'src/index.ts': "const count: number = 'x'; console.log(count);" };
  const config = { plugins: [pluginTypeCheck()] };
  expect((await built(files, config)).log).not.toContain('TS2322');
  const checked = { ...files, 'tsconfig.json': '{ "include": ["src"] }' };
  await expect(built(checked, config)).rejects.toThrow('TS2322');
});

test('Importing a declare const enum fails the build', async () => {
  const files = {
    'src/index.ts': "import { E } from './e'; console.log(E.A);",
    'src/e.ts': 'export declare const enum E { A = 42 }',
  };
  await expect(built(files)).rejects.toThrow("export 'E'");
});
