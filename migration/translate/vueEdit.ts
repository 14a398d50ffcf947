import type { Edit } from './edits';

type PluginEdit = Extract<Edit, { plugin: string }>;

/** Files that only Vue 2 and its compiler have. */
const VUE_2 =
  /vue\/dist\/vue\.(?:runtime\.)?(?:(?:esm|common)\.)?(?:min\.)?js|vue-template-compiler|vue-loader\/lib/;

/** The plugin that compiles `.vue` files: another one for Vue 2. */
export const vueEdit = (code: string): PluginEdit =>
  VUE_2.test(code)
    ? { plugin: 'pluginVue2', from: '@rsbuild/plugin-vue2' }
    : { plugin: 'pluginVue', from: '@rsbuild/plugin-vue' };
