import { built, resolved, type RsbuildConfig } from '@claims';
import { expect, test } from 'vitest';

const IMAGE = 'x'.repeat(6000);
const FILES = {
  'src/index.js': 'import "./index.css"; import photo from "./photo.png"; console.log(photo);',
  'src/index.css': 'body { color: red; }',
  'src/photo.png': IMAGE,
};

type Hash = NonNullable<RsbuildConfig['output']>['filenameHash'];

/** The names of a script, a stylesheet and an image, with each hash written as `#`. */
const namesWith = async (filenameHash?: Hash, mode?: 'development' | 'none') => {
  const { files } = await built(FILES, { output: { filenameHash } }, { command: 'build', mode });
  return files
    .filter((file) => /\.(?:js|css|png)$/.test(file))
    .map((file) => file.replace(/^.*\//, '').replace(/[0-9a-f]{4,16}(?=[.\]])/, '#'));
};

test('Scripts and stylesheets have a hash only in production mode', async () => {
  expect(await namesWith()).toEqual(['index.#.css', 'photo.#.png', 'index.#.js']);
  expect(await namesWith(true, 'development')).toEqual(['index.css', 'photo.#.png', 'index.js']);
  expect(await namesWith(true, 'none')).toEqual(['index.css', 'photo.#.png', 'index.js']);
});

test('With output.target set to node, scripts have no hash, not even in production mode', async () => {
  const { rspack } = await resolved({ output: { target: 'node' } });
  expect(rspack.output?.filename).toBe('[name].js');
});

test('With fullhash, environments have different hashes', async () => {
  const hashes = ['web', 'admin'].map((name) => [
    name,
    { source: { define: { NAME: JSON.stringify(name) } }, output: { distPath: `dist/${name}` } },
  ]);
  const { files } = await built(
    { 'src/index.js': 'console.log(NAME);' },
    { output: { filenameHash: 'fullhash:8' }, environments: Object.fromEntries(hashes) },
  );
  const scripts = files
    .filter((file) => file.endsWith('.js'))
    .map((file) => file.split('/').at(-1));
  expect(scripts).toHaveLength(2);
  expect(scripts[0]).not.toBe(scripts[1]);
});

test('All scripts and stylesheets of an environment share one hash with fullhash, but assets do not', async () => {
  const { files } = await built(FILES, { output: { filenameHash: 'fullhash:8' } });
  const hashOf = (extension: string) =>
    files
      .find((file) => file.endsWith(extension))
      ?.split('.')
      .at(-2);
  expect(hashOf('.css')).toBe(hashOf('.js'));
  expect(hashOf('.png')).not.toBe(hashOf('.js'));
});

test('chunkhash is the same for script and stylesheet, and not supported in assets', async () => {
  const { files } = await built(FILES, { output: { filenameHash: 'chunkhash' } });
  const hashOf = (extension: string) =>
    files
      .find((file) => file.endsWith(extension))
      ?.split('.')
      .at(-2);
  expect(hashOf('.css')).toBe(hashOf('.js'));
  expect(files).toContain('dist/static/image/photo.[chunkhash].png');
});

test('An unknown placeholder ends up in the file name with its brackets', async () => {
  expect(await namesWith('md5:8')).toContain('index.[md5:8].js');
  expect(await namesWith('[contenthash:8]')).toContain('index.[#].css');
});

test('If output.filename sets a pattern, filenameHash has no effect on that type', async () => {
  const { rspack } = await resolved({
    output: { filenameHash: 'contenthash:16', filename: { js: '[name].js' } },
  });
  expect(rspack.output?.filename).toBe('static/js/[name].js');
});

test('If the value is false, two images of the same name make the build fail', async () => {
  const files = {
    'src/index.js':
      'import a from "./a/logo.png"; import b from "./b/logo.png"; console.log(a, b);',
    'src/a/logo.png': IMAGE,
    'src/b/logo.png': `${IMAGE}b`,
  };
  await expect(built(files, { output: { filenameHash: false } })).rejects.toThrow(
    'Multiple assets emit different content to the same filename',
  );
});
