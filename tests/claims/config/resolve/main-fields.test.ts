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

test('@import in CSS first tries css, style and main', async () => {
  const imported = async (...fields: string[]) => {
    const { text } = await built(
      {
        'src/index.js': 'import "./a.css";',
        'src/a.css': '@import "kit";',
        'node_modules/kit/package.json': JSON.stringify(
          Object.fromEntries(fields.map((field) => [field, `./${field}.css`])),
        ),
        ...Object.fromEntries(
          fields.map((field) => [`node_modules/kit/${field}.css`, `.${field} { color: red; }`]),
        ),
      },
      { resolve: { mainFields: ['source', '...'] } },
    );
    return text(/\.css$/);
  };
  expect(await imported('source', 'main', 'style', 'css')).toContain('.css');
  expect(await imported('source', 'main', 'style')).toContain('.style');
  expect(await imported('source', 'main')).toContain('.main');
  expect(await imported('source')).toContain('.source');
});

test('A list that contains no field of the package fails if the package has no index file', async () => {
  const files = {
    'src/index.js': 'import "kit";',
    'node_modules/kit/package.json': '{ "name": "kit", "module": "./a.js" }',
    'node_modules/kit/a.js': 'console.log("kit");',
  };
  await expect(built(files, { resolve: { mainFields: ['main'] } })).rejects.toThrow(
    "Can't resolve 'kit'",
  );
  const { text } = await built(files, { resolve: { mainFields: ['main', '...'] } });
  expect(text(/index.*\.js$/)).toContain('kit');
});
