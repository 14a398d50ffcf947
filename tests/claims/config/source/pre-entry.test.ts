import { built, resolved } from '@claims';
import { expect, test } from 'vitest';

test('An environment appends its modules to the shared ones, and the option applies to the node target', async () => {
  const { rspackOf } = await resolved({
    source: { entry: { index: './index.js' }, preEntry: './shared.js' },
    environments: {
      web: { source: { preEntry: './web.js' } },
      node: { output: { target: 'node' } },
    },
  });
  expect(rspackOf.web?.entry).toEqual({ index: ['./shared.js', './web.js', './index.js'] });
  expect(rspackOf.node?.entry).toEqual({ index: ['./shared.js', './index.js'] });
});

test('If the entry also imports the module, it runs only once', async () => {
  const { text } = await built(
    { 'src/index.js': 'import "./report.js";', 'src/report.js': 'console.log("reporting");' },
    { source: { preEntry: './src/report.js' } },
  );
  expect(text(/index.*\.js$/).match(/reporting/g)).toHaveLength(1);
});

test('With output.polyfill set to entry, the polyfills run after preEntry and before the entry', async () => {
  const { rspack } = await resolved({
    source: { entry: { index: './index.js' }, preEntry: './report.js' },
    output: { polyfill: 'entry' },
  });
  expect(rspack.entry).toEqual({
    index: ['./report.js', expect.stringContaining('core-js'), './index.js'],
  });
});

test('A large package such as core-js can get a separate file, which the page loads first', async () => {
  const { text } = await built(
    {
      'node_modules/core-js/package.json': '{ "name": "core-js", "main": "index.js" }',
      'node_modules/core-js/index.js': `window.large = "${'large'.repeat(20_000)}";`,
    },
    { source: { preEntry: 'core-js' } },
  );
  const scripts = [...text('dist/index.html').matchAll(/src="([^"]*)"/g)].map(([, src]) => src);
  expect(scripts).toEqual([
    expect.not.stringContaining('index.'),
    expect.stringContaining('index.'),
  ]);
});

test('A large stylesheet of a package can get a separate file, which the page links first, so it comes before the reset', async () => {
  const { text } = await built(
    {
      'src/index.js': 'import "ui/ui.css";',
      'src/reset.css': '* { margin: 0; }',
      'node_modules/ui/package.json': '{ "name": "ui" }',
      'node_modules/ui/ui.css': Array.from(
        { length: 3000 },
        (_, index) => `.ui${index} { color: red; }`,
      ).join(''),
    },
    { source: { preEntry: './src/reset.css' } },
  );
  const links = text('dist/index.html').match(/[^"]*\.css(?=")/g) ?? [];
  expect(links).toHaveLength(2);
  expect(text(`dist${links[0] ?? ''}`)).toContain('.ui');
  expect(text(`dist${links[1] ?? ''}`)).toContain('margin:0');
});
