import { built, resolved } from '@claims';
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

test('Rsbuild silently skips a package whose exports only allows import and does not list ./package.json', async () => {
  const dedupedWith = (exports: object) =>
    resolved(
      { resolve: { dedupe: ['twice'] } },
      {
        files: {
          ...files,
          'node_modules/twice/package.json': JSON.stringify({ name: 'twice', exports }),
        },
      },
    );
  const onlyImport = { '.': { import: './index.js' } };
  const { rspack, log } = await dedupedWith(onlyImport);
  expect(rspack.resolve?.alias).not.toHaveProperty('twice');
  expect(log).toBe('');
  const listed = await dedupedWith({ ...onlyImport, './package.json': './package.json' });
  expect(listed.rspack.resolve?.alias).toHaveProperty('twice');
});

test('Rspack ignores the exports of a deduped package, so a path such as twice/part needs its own alias', async () => {
  const project = {
    'src/index.js': 'import "twice/part";',
    'node_modules/twice/package.json':
      '{ "name": "twice", "exports": { ".": "./index.js", "./part": "./lib.js" } }',
    'node_modules/twice/index.js': '',
    'node_modules/twice/lib.js': '',
  };
  const dedupe = ['twice'];
  await built(project);
  await expect(built(project, { resolve: { dedupe } })).rejects.toThrow(
    "Cannot find module 'twice/part' for matched aliased key 'twice'",
  );
  const alias = { 'twice/part': './node_modules/twice/lib.js' };
  await built(project, { resolve: { dedupe, alias } });
});
