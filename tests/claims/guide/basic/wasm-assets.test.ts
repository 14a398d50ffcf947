import { built, served } from '@claims';
import { expect, test } from 'vitest';

/** A module that exports `add`. */
const add = Buffer.from(
  '0061736d0100000001070160027f7f017f030201000707010361646400000a09010700200020016a0b',
  'hex',
);
/** A module that imports `log` from `env`. */
const log = Buffer.from(
  '0061736d010000000108026001 7f0060000002 0b0103656e76036c6f670000 03020101070701 0372756e0001 0a08010600412a10000b'.replaceAll(
    ' ',
    '',
  ),
  'hex',
);
const useAdd = {
  'src/index.js': "import { add } from './add.wasm'; console.log(add(1, 2));",
  'src/add.wasm': add,
};

test('[name] works for new URL(), but an imported module has no name', async () => {
  const config = { output: { filename: { wasm: '[name].wasm' } } };
  expect((await built(useAdd, config)).files).toContain('dist/static/wasm/[name].wasm');
  const byUrl = {
    ...useAdd,
    'src/index.js': "console.log(new URL('./add.wasm', import.meta.url));",
  };
  expect((await built(byUrl, config)).files).toContain('dist/static/wasm/add.wasm');
});

test('For a module name such as env, the build fails, until an alias names a script', async () => {
  const files = {
    'src/index.js': "import { run } from './log.wasm'; run();",
    'src/log.wasm': log,
    'src/env.js': 'export const log = (n) => console.log(n);',
  };
  await expect(built(files)).rejects.toThrow(/Can't resolve 'env'/);
  const { files: written } = await built(files, { resolve: { alias: { env: './src/env.js' } } });
  expect(written.join()).toContain('.module.wasm');
});

test('The name of a .wasm file has a hash even with output.filenameHash set to false', async () => {
  const { files } = await built(useAdd, { output: { filenameHash: false } });
  expect(files.join()).toMatch(/wasm\/\w{8}\.module\.wasm/);
});

test('The dev and preview servers send the Content-Type application/wasm', async () => {
  const config = { output: { filename: { wasm: 'a.wasm' } } };
  for (const command of ['dev', 'preview'] as const) {
    const { get } = await served(useAdd, config, { command });
    const { headers } = await get('/static/wasm/a.wasm');
    expect(headers.get('content-type')).toBe('application/wasm');
  }
});

test('The export makes the file an ES module, which await at the top level requires', async () => {
  const code = "const bytes = await fetch(new URL('./add.wasm', import.meta.url));";
  await expect(built({ ...useAdd, 'src/index.js': code })).rejects.toThrow('Top-level-await');
  const { files } = await built({ ...useAdd, 'src/index.js': `export ${code}` });
  expect(files.join()).toContain('.module.wasm');
});
