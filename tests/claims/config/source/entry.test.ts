import { built, resolved, served } from '@claims';
import { expect, test } from 'vitest';

test('An environment’s string replaces a string entry, and extends an array', async () => {
  const { rspack } = await resolved({
    source: { entry: { one: './a.js', many: ['./a.js'] } },
    environments: { web: { source: { entry: { one: './b.js', many: './b.js' } } } },
  });
  expect(rspack.entry).toEqual({ one: ['./b.js'], many: ['./a.js', './b.js'] });
});

test('The default chunkSplit can move the packages of a script to a separate file, all-in-one keeps them', async () => {
  const files = {
    'src/index.js': '',
    'src/sdk.js': 'import text from "large"; console.log(text);',
    'node_modules/large/package.json': '{ "name": "large", "type": "module", "main": "index.js" }',
    'node_modules/large/index.js': `export default ${JSON.stringify('large'.repeat(20_000))};`,
  };
  const source = {
    entry: { sdk: { import: './src/sdk.js', html: false, filename: 'sdk.js' } },
  };
  const split = await built(files, { source });
  const whole = await built(files, {
    source,
    performance: { chunkSplit: { strategy: 'all-in-one' } },
  });
  expect(split.text('dist/sdk.js')).not.toContain('largelarge');
  expect(whole.text('dist/sdk.js')).toContain('largelarge');
});

test("In development, chunkSplit moves Rsbuild's client code out of the script, all-in-one keeps it", async () => {
  const hasClient = async (strategy: 'split-by-experience' | 'all-in-one') => {
    const { get } = await served(
      { 'src/sdk.js': 'console.log("sdk");' },
      {
        source: { entry: { sdk: { import: './src/sdk.js', html: false, filename: 'sdk.js' } } },
        performance: { chunkSplit: { strategy } },
      },
    );
    return (await get('/sdk.js')).text.includes('createOverlay');
  };
  expect(await hasClient('split-by-experience')).toBe(false);
  expect(await hasClient('all-in-one')).toBe(true);
});

test('With tools.htmlPlugin set to false, Rsbuild builds no pages', async () => {
  const { files } = await built({}, { tools: { htmlPlugin: false } });
  expect(files.filter((file) => file.endsWith('.html'))).toEqual([]);
});

test("'team/list' produces team/list.html and a script in static/js/team", async () => {
  const { files } = await built({}, { source: { entry: { 'team/list': './src/index.js' } } });
  expect(files).toEqual([
    expect.stringMatching(/^dist\/static\/js\/team\/list\./),
    'dist/team/list.html',
  ]);
});
