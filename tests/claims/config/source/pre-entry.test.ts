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
