import { built, documented, resolved } from '@claims';
import { expect, test } from 'vitest';

const { pluginVue } = await documented('@rsbuild/plugin-vue');

test('To turn off one, set both keys: with { router: false }, there is no lib-vue chunk either', async () => {
  const groupsWith = async (splitChunks?: { vue?: boolean; router?: boolean }) => {
    const { rspack } = await resolved({ plugins: [pluginVue(splitChunks && { splitChunks })] });
    return JSON.stringify(rspack.optimization?.splitChunks);
  };
  expect(await groupsWith()).toMatch(/lib-vue.*lib-router/);
  expect(await groupsWith({ router: false })).not.toMatch(/lib-vue|lib-router/);
  expect(await groupsWith({ vue: true, router: false })).toMatch(/lib-vue(?!.*lib-router)/);
});

test('The plugin sets these values; to override them, use source.define', async () => {
  const define = { __VUE_OPTIONS_API__: false };
  const { environments } = await resolved({ plugins: [pluginVue()], source: { define } });
  expect(environments['web']?.source.define).toMatchObject({
    __VUE_OPTIONS_API__: false,
    __VUE_PROD_DEVTOOLS__: false,
    __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: false,
  });
});

test('If a flag is off, minification removes Vue’s code for this feature from production builds', async () => {
  const vueWith = async (minify: boolean, flag: boolean) => {
    const { text } = await built(
      { 'src/index.js': "import { createApp } from 'vue'; createApp({}).mount('#root');" },
      {
        plugins: [pluginVue()],
        output: { minify },
        source: { define: { __VUE_OPTIONS_API__: flag } },
      },
    );
    return text(/lib-vue.*\.js$/);
  };
  expect(await vueWith(true, true)).toContain('beforeCreate');
  expect(await vueWith(true, false)).not.toContain('beforeCreate');
  expect(await vueWith(false, false)).toContain('function applyOptions(');
});
