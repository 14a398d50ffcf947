import { built } from '@claims';
import { expect, test } from 'vitest';

test('The option has no effect on a package with an exports field', async () => {
  const { text } = await built(
    {
      'src/index.js': 'import "kit";',
      'node_modules/kit/package.json': '{ "name": "kit", "exports": "./a.js", "source": "./b.js" }',
      'node_modules/kit/a.js': 'console.log("exports");',
      'node_modules/kit/b.js': 'console.log("source");',
    },
    { resolve: { mainFields: ['source', '...'] } },
  );
  expect(text(/index.*\.js$/)).toContain('exports');
});

test('A browser field that’s an object still applies to web builds without browser in the list', async () => {
  const { text } = await built(
    {
      'src/index.js': 'import "kit";',
      'node_modules/kit/package.json':
        '{ "name": "kit", "main": "./a.js", "browser": { "./a.js": "./b.js" } }',
      'node_modules/kit/a.js': 'console.log("for node");',
      'node_modules/kit/b.js': 'console.log("for browsers");',
    },
    { resolve: { mainFields: ['module', 'main'] } },
  );
  expect(text(/index.*\.js$/)).toContain('for browsers');
});

test('@import in CSS ignores the option and prefers a style field', async () => {
  const { text } = await built(
    {
      'src/index.js': 'import "./a.css";',
      'src/a.css': '@import "kit";',
      'node_modules/kit/package.json':
        '{ "name": "kit", "source": "./source.css", "style": "./style.css", "main": "./main.css" }',
      'node_modules/kit/source.css': '.source { color: red; }',
      'node_modules/kit/style.css': '.style { color: red; }',
      'node_modules/kit/main.css': '.main { color: red; }',
    },
    { resolve: { mainFields: ['source', '...'] } },
  );
  expect(text(/\.css$/)).toContain('.style');
});
