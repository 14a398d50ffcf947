import { built } from '@claims';
import { expect, test } from 'vitest';

const ARROW = 'console.log((a) => a?.b);';

const compiled = async (swc: object, files = {}): Promise<string> => {
  const { text } = await built(
    { 'src/index.js': ARROW, ...files },
    { tools: { swc }, output: { filenameHash: false, minify: false } },
  );
  return text('dist/static/js/index.js');
};

test('An array in env.targets adds browsers to the default ones, and a string replaces them', async () => {
  expect(await compiled({ env: { targets: ['chrome >= 120'] } })).not.toContain('a?.b');
  expect(await compiled({ env: { targets: 'chrome >= 120' } })).toContain('a?.b');
});

test('A wrong value or a misspelled field in jsc fails; in jsc.parser and outside jsc, misspelled names are silently ignored', async () => {
  for (const wrong of [{ jsc: { lose: true } }, { isModule: 'yes' }] as object[]) {
    await expect(built({}, { tools: { swc: wrong } })).rejects.toThrow(
      'failed to parse builtin:swc-loader options',
    );
  }
  const parser = { syntax: 'typescript', tsxx: true };
  const swc = { envv: {}, jsc: { parser } } as object;
  const { log } = await built({}, { tools: { swc } });
  expect(log).not.toContain('warn');
});

test('If env contains more than targets, the build fails with jsc.target', async () => {
  await compiled({ jsc: { target: 'es2018' } });
  await expect(
    built({}, { tools: { swc: { jsc: { target: 'es2018' }, env: { mode: 'usage' } } } }),
  ).rejects.toThrow('`env` and `jsc.target` cannot be used together');
});

test("Rsbuild doesn't read .swcrc and the target in tsconfig.json", async () => {
  const files = {
    '.swcrc': '{ "jsc": { "target": "es5" } }',
    'tsconfig.json': '{ "compilerOptions": { "target": "es5" } }',
  };
  expect(await compiled({}, files)).toContain('=>');
});

test('With useDefineForClassFields: false, SWC compiles class fields to assignments in the constructor', async () => {
  const files = { 'src/index.js': 'console.log(new (class { x = 1 })());' };
  const jsc = { transform: { useDefineForClassFields: false } };
  expect(await compiled({ jsc }, files)).toMatch(/constructor\(\)\s*{\s*this\.x = 1/);
  expect(await compiled({}, files)).not.toContain('this.x = 1');
});
