import { built } from '@claims';
import { expect, test } from 'vitest';

const CONDITIONS = ['source', 'development', 'production', 'browser', 'import', 'default'];

/** A project that imports a package with these conditions, in this order. */
const filesWith = (conditions: string[]) => ({
  'src/index.js': 'import "kit";',
  'node_modules/kit/package.json': JSON.stringify({
    name: 'kit',
    exports: { '.': Object.fromEntries(conditions.map((name) => [name, `./${name}.js`])) },
  }),
  ...Object.fromEntries(
    CONDITIONS.map((name) => [`node_modules/kit/${name}.js`, `console.log("is ${name}");`]),
  ),
});

test('In none mode, production matches', async () => {
  const { text } = await built(filesWith(['development', 'production']), {}, { mode: 'none' });
  expect(text(/index.*\.js$/)).toContain('is production');
});

test('Rsbuild uses the first matching condition in the package; the order of the list has no effect', async () => {
  const { text } = await built(filesWith(['browser', 'source']), {
    resolve: { conditionNames: ['source', '...'] },
  });
  expect(text(/index.*\.js$/)).toContain('is browser');
});

test('Without ..., packages that only provide import fail', async () => {
  await expect(
    built(filesWith(['import']), { resolve: { conditionNames: ['source'] } }),
  ).rejects.toThrow('is not defined by "exports"');
});

test('A package that only provides import fails if you load it with require()', async () => {
  const files = { ...filesWith(['import']), 'src/index.js': 'require("kit");' };
  await expect(built(files, {})).rejects.toThrow('is not defined by "exports"');
});

test('@import in CSS ignores the list: only style and default match there', async () => {
  const importing = async (conditions: string[]) => {
    const { text } = await built(
      {
        'src/index.js': 'import "./a.css";',
        'src/a.css': '@import "kit";',
        'node_modules/kit/package.json': JSON.stringify({
          name: 'kit',
          exports: { '.': Object.fromEntries(conditions.map((name) => [name, `./${name}.css`])) },
        }),
        ...Object.fromEntries(
          conditions.map((name) => [`node_modules/kit/${name}.css`, `.${name} { color: red; }`]),
        ),
      },
      { resolve: { conditionNames: ['source', '...'] } },
    );
    return /\.(\w+)/.exec(text(/\.css$/))?.[1];
  };
  expect(await importing(['source', 'browser', 'style', 'default'])).toBe('style');
  expect(await importing(['source', 'browser', 'default'])).toBe('default');
});
