import { built } from '@claims';
import { expect, test } from 'vitest';

test('By default, Rsbuild generates an HTML page for each entry of a build whose target is web; a chunk is usually a script, plus a stylesheet if they import CSS', async () => {
  const files = {
    'src/first.js': "import './first.css'; console.log(1);",
    'src/first.css': '.first { color: red; }',
    'src/second.js': "import('./later.js'); console.log(2);",
    'src/later.js': "import './later.css'; console.log(3);",
    'src/later.css': '.later { color: red; }',
  };
  const { files: written } = await built(files, {
    source: { entry: { first: './src/first.js', second: './src/second.js' } },
  });
  const endings = (pattern: RegExp) => written.filter((file) => pattern.test(file)).length;
  expect(endings(/dist\/(first|second)\.html$/)).toBe(2);
  expect(endings(/\.css$/) - endings(/src\/.*\.css$/)).toBe(2);
  expect(written.some((file) => /static\/css\/second\./.test(file))).toBe(false);
});
