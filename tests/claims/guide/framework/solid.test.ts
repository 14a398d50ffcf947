import { built, documented, resolved } from '@claims';
import { expect, test } from 'vitest';

const { pluginBabel } = await documented('@rsbuild/plugin-babel');
const { pluginSolid } = await documented('@rsbuild/plugin-solid');

test('The plugin adds the conditions solid and, in development mode, development; to get the warnings in production, set dev: true', async () => {
  const conditionsIn = async (mode: 'development' | 'production', dev?: boolean) => {
    const options = dev === undefined ? {} : { dev };
    const { rspack } = await resolved({ mode, plugins: [pluginSolid(options)] });
    return rspack.resolve?.conditionNames;
  };
  expect(await conditionsIn('development')).toEqual(['solid', 'development', '...']);
  expect(await conditionsIn('production')).toEqual(['solid', '...']);
  expect(await conditionsIn('production', true)).toEqual(['solid', 'development', '...']);
});

test('Without include or one of the two plugins, Solid’s compiler doesn’t run: .tsx files compile to React calls', async () => {
  const script = async (...plugins: ReturnType<typeof pluginBabel>[]) => {
    const { text } = await built(
      {
        'src/index.tsx': `
          import { render } from 'solid-js/web';
          render(() => <p>hello</p>, document.body);
        `,
      },
      { plugins },
    );
    return text(/index\.\w+\.js$/);
  };
  const babel = pluginBabel({ include: /\.[jt]sx$/ });
  expect(await script(babel, pluginSolid())).toContain('"<p>hello"');
  expect(await script(pluginBabel(), pluginSolid())).toContain('React.createElement');
  expect(await script(pluginSolid())).toContain('React.createElement');
  expect(await script(babel)).toContain('React.createElement');
});
