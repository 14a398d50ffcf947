import { built, resolved, type RsbuildConfig } from '@claims';
import { expect, test } from 'vitest';

type AssetsInclude = NonNullable<RsbuildConfig['source']>['assetsInclude'];

test('A pattern that also matches .png moves these images to static/assets', async () => {
  const files = {
    'src/index.js': 'import url from "./logo.png?url"; console.log(url);',
    'src/logo.png': 'png',
  };
  const usual = await built(files);
  const moved = await built(files, { source: { assetsInclude: /\.png$/ } });
  expect(usual.files).toContainEqual(expect.stringMatching(/^dist\/static\/image\/logo\./));
  expect(moved.files).toContainEqual(expect.stringMatching(/^dist\/static\/assets\/logo\./));
});

test('A small file whose type has no known MIME type fails to inline, unless output.dataUriLimit.assets is 0', async () => {
  const files = {
    'src/index.js': 'import url from "./fill.glsl"; console.log(url);',
    'src/fill.glsl': 'void main() {}',
  };
  const source = { assetsInclude: /\.glsl$/ };
  await expect(built(files, { source })).rejects.toThrow('no mimetype for "Some("glsl")"');
  const written = await built(files, { source, output: { dataUriLimit: { assets: 0 } } });
  expect(written.files).toContainEqual(expect.stringMatching(/^dist\/static\/assets\/fill\./));
});

test('An import with ?inline needs a known MIME type', async () => {
  const importing = (file: string) =>
    built(
      {
        'src/index.js': `import url from "./${file}?inline"; console.log(url);`,
        [`src/${file}`]: '',
      },
      { source: { assetsInclude: /\.(glb|glsl)$/ } },
    );
  expect((await importing('ship.glb')).text(/index.*\.js$/)).toContain('data:model/gltf-binary');
  await expect(importing('fill.glsl')).rejects.toThrow('no mimetype for "Some("glsl")"');
});

test('If an environment sets the option as well, both values apply if one of them is an array or a function', async () => {
  const merged = async (shared: AssetsInclude, own: AssetsInclude) => {
    const { environments } = await resolved({
      source: { assetsInclude: shared },
      environments: { web: { source: { assetsInclude: own } } },
    });
    return environments.web?.source.assetsInclude;
  };
  const match = () => true;
  expect(await merged(/a/, [/b/])).toEqual([/a/, /b/]);
  expect(await merged([/a/], /b/)).toEqual([/a/, /b/]);
  expect(await merged(/a/, match)).toEqual([/a/, match]);
  expect(await merged(/a/, /b/)).toEqual(/b/);
  expect(await merged('/a', /b/)).toEqual(/b/);
});
