import { runInNewContext } from 'node:vm';
import { built, resolved } from '@claims';
import { expect, test } from 'vitest';

test('legacy assigns class fields, also in classes without decorators', async () => {
  const { text } = await built(
    { 'src/index.ts': 'class Cart { count = 1; label; } console.log(new Cart());' },
    { source: { decorators: { version: 'legacy' } }, output: { minify: false } },
  );
  expect(text(/index.*\.js$/)).toContain('this.count = 1');
  expect(text(/index.*\.js$/)).not.toContain('label');
});

test('Rsbuild doesn’t read experimentalDecorators of tsconfig.json', async () => {
  const { rspack } = await resolved(
    {},
    { files: { 'tsconfig.json': '{ "compilerOptions": { "experimentalDecorators": true } }' } },
  );
  expect(JSON.stringify(rspack.module?.rules)).toContain('"decoratorVersion":"2022-03"');
});

test('The default version fails at a class decorator in a file that has no import or export statement', async () => {
  const running = async (end: string, version: 'legacy' | '2022-03' = '2022-03') => {
    const source = `const look = () => {}; @look class Cart {} new Cart(); ${end}`;
    const { text } = await built(
      { 'src/index.ts': source },
      { source: { decorators: { version } } },
    );
    return () => {
      runInNewContext(text(/index.*\.js$/));
    };
  };
  expect(await running('')).toThrow('Cart is not defined');
  expect(await running('export {};')).not.toThrow();
  expect(await running('', 'legacy')).not.toThrow();
});

test('legacy fails at accessor, and silently ignores decorators on private methods', async () => {
  const building = (member: string) =>
    built(
      { 'src/index.ts': `const look = (): void => {}; class Cart { @look ${member} } new Cart();` },
      { source: { decorators: { version: 'legacy' } }, output: { minify: false } },
    );
  await expect(building('accessor count = 1;')).rejects.toThrow('Unexpected token');
  expect((await building('count() {}')).text(/index.*\.js$/)).toContain('_ts_decorate');
  expect((await building('#count() {}')).text(/index.*\.js$/)).not.toContain('_ts_decorate');
});
