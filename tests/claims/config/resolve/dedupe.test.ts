import { resolved } from '@claims';
import { expect, test } from 'vitest';

const files = {
  'package.json': '{ "dependencies": { "twice": "2.0.0" } }',
  'node_modules/twice/package.json': '{ "name": "twice", "version": "2.0.0", "main": "index.js" }',
  'node_modules/twice/index.js': '',
};

test('Rsbuild adds the folder of the package to resolve.alias, and silently skips one that it can’t resolve', async () => {
  const { rspack, root, log } = await resolved(
    { resolve: { dedupe: ['twice', 'missing'] } },
    { files },
  );
  expect(rspack.resolve?.alias).toMatchObject({ twice: `${root}/node_modules/twice` });
  expect(rspack.resolve?.alias).not.toHaveProperty('missing');
  expect(log).toBe('');
});

test('An existing alias with the same name takes precedence, unless it’s false', async () => {
  const { rspack, root } = await resolved(
    { resolve: { dedupe: ['twice'], alias: { twice: './src/twice.js' } } },
    { files },
  );
  expect(rspack.resolve?.alias).toMatchObject({ twice: `${root}/src/twice.js` });
  const off = await resolved(
    { resolve: { dedupe: ['twice'], alias: { twice: false } } },
    { files },
  );
  expect(off.rspack.resolve?.alias).toMatchObject({ twice: `${off.root}/node_modules/twice` });
});

test('Rsbuild silently skips a package whose exports only allows import', async () => {
  const esm = '{ "name": "twice", "exports": { ".": { "import": "./index.js" } } }';
  const { rspack, log } = await resolved(
    { resolve: { dedupe: ['twice'] } },
    { files: { ...files, 'node_modules/twice/package.json': esm } },
  );
  expect(rspack.resolve?.alias).not.toHaveProperty('twice');
  expect(log).toBe('');
});
