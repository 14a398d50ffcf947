import { cli, resolved } from '@claims';
import { expect, test } from 'vitest';

const files = {
  'apps/web/src/index.js': 'console.log(import.meta.env.PUBLIC_NAME ?? "unset");',
  'apps/web/.env': 'PUBLIC_NAME=from-env-file',
};

test('With only the option set, Rsbuild doesn’t read the .env file in the root', async () => {
  const { text } = await cli(['build'], {
    ...files,
    'rsbuild.config.mjs': 'export default { root: "./apps/web" };',
  });
  expect(text(/apps\/web\/dist\/static\/js\/index.*\.js$/)).toContain('unset');
});

test('With --root, Rsbuild reads the .env file in the root', async () => {
  const { text } = await cli(['build', '--root', 'apps/web'], files);
  expect(text(/apps\/web\/dist\/static\/js\/index.*\.js$/)).toContain('from-env-file');
});

test('The root is also the context of Rspack', async () => {
  const { rspack, root } = await resolved({});
  expect(rspack.context).toBe(root);
});

test('A relative root starts at the folder where the command runs', async () => {
  const { rspack, root } = await resolved({ root: 'apps/web' }, { files });
  expect(rspack.context).toBe(`${root}/apps/web`);
});

test('The default entry, the public folder and the output folder start at the root', async () => {
  const { config, rspack, root } = await resolved({ root: 'apps/web' }, { files });
  expect(config.server.publicDir).toMatchObject([{ name: `${root}/apps/web/public` }]);
  expect(rspack.output?.path).toBe(`${root}/apps/web/dist`);
  expect(JSON.stringify(rspack.entry)).toContain('/src/index.js');
});

test('Rsbuild also looks for the Browserslist in the parent folders of the root', async () => {
  const files = { '.browserslistrc': 'chrome 100', 'apps/web/src/index.js': '' };
  const { rspack } = await resolved({ root: './apps/web' }, { files });
  expect(rspack.target).toContain('browserslist:chrome 100');
});

test('If you use the flag, Rsbuild silently ignores a configuration file outside the root, unless you add --config', async () => {
  const config = 'export default { output: { distPath: "other" } };';
  const project = { 'apps/web/src/index.js': '', 'rsbuild.config.mjs': config };
  const flag = ['build', '--root', 'apps/web'];
  const ignored = await cli(flag, project);
  expect(ignored.files).toContain('apps/web/dist/index.html');
  expect(ignored.output).not.toContain('warn');
  const { files } = await cli([...flag, '--config', '../../rsbuild.config.mjs'], project);
  expect(files).toContain('apps/web/other/index.html');
});
