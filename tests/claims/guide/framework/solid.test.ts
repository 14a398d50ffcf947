import { documented, resolved } from '@claims';
import { expect, test } from 'vitest';

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
