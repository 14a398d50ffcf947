import { built, documented } from '@claims';
import { expect, test } from 'vitest';

const { pluginVue } = await documented('@rsbuild/plugin-vue');
const { pluginSass } = await documented('@rsbuild/plugin-sass');
const { pluginLess } = await documented('@rsbuild/plugin-less');

function build(selector: string, lang = 'css') {
  return built(
    {
      'src/index.js': 'import App from "./App.vue"; console.log(App);',
      'src/App.vue': `<template><p class="a"/></template>\n<style scoped lang="${lang}">\n${selector} { color: teal; }\n</style>`,
    },
    { plugins: [pluginVue(), pluginSass(), pluginLess()], output: { minify: false } },
  );
}

test('In a plain <style scoped>, Rsbuild silently drops rules with /deep/ and >>>; :deep() works', async () => {
  for (const selector of ['.a /deep/ .b', '.a >>> .b']) {
    const { text, log } = await build(selector);
    expect(text(/\.css$/).trim()).toBe('');
    expect(log).not.toMatch(/warn|deep/i);
  }
  expect((await build('.a :deep(.b)')).text(/\.css$/)).toMatch(/\.a\[data-v-\w+\] \.b \{/);
});

test('With lang="scss" a rule with /deep/ fails the build, and with lang="less" one with >>> does', async () => {
  await expect(build('.a /deep/ .b', 'scss')).rejects.toThrow('expected selector');
  await expect(build('.a >>> .b', 'less')).rejects.toThrow('Unrecognised input');
});

test('Your pattern for test must also match .vue; otherwise the build fails', async () => {
  await expect(built({}, { plugins: [pluginVue({ test: /\.md$/ })] })).rejects.toThrow(
    'No matching rule for .vue files found',
  );
});

test('A build with <style module> requires the default of output.cssModules.auto, or one that matches the .vue file', async () => {
  const build = (auto: boolean | RegExp) =>
    built(
      {
        'src/index.js': 'import App from "./App.vue"; console.log(App);',
        'src/App.vue':
          '<template><p :class="$style.a"/></template>\n<style module>.a { color: teal; }</style>',
      },
      { plugins: [pluginVue()], output: { cssModules: { auto } } },
    );
  for (const auto of [true, /\.vue/]) {
    expect((await build(auto)).text(/\.css$/)).toContain('color:teal');
  }
  for (const auto of [false, /\.module\./]) {
    await expect(build(auto)).rejects.toThrow("export 'default'");
  }
});

test('lang="sass" is compiled as SCSS, so the indented syntax fails', async () => {
  const build = (lang: string, style: string) =>
    built(
      {
        'src/index.js': 'import App from "./App.vue"; console.log(App);',
        'src/App.vue': `<template><p/></template>\n<style lang="${lang}">${style}</style>`,
      },
      { plugins: [pluginVue(), pluginSass()] },
    );
  await expect(build('sass', '\np\n  color: teal\n')).rejects.toThrow('expected "{"');
  expect((await build('scss', 'p { color: teal }')).text(/\.css$/)).toContain('color:teal');
});

test('With src, the file of a <style module> needs the name of a CSS Module', async () => {
  const build = (name: string) =>
    built(
      {
        'src/index.js': 'import App from "./App.vue"; console.log(App);',
        'src/App.vue': `<template><p :class="$style.a"/></template>\n<style module src="./${name}"></style>`,
        [`src/${name}`]: '.a { color: teal; }',
      },
      { plugins: [pluginVue()] },
    );
  await expect(build('card.css')).rejects.toThrow("export 'default'");
  expect((await build('card.module.css')).text(/\.css$/)).toContain('color:teal');
});

test('If output.target is node, Rsbuild writes no stylesheets unless output.emitCss is true', async () => {
  const stylesheets = async (emitCss?: boolean) => {
    const { files } = await built(
      {
        'src/index.js': 'import App from "./App.vue"; console.log(App);',
        'src/App.vue': '<template><p/></template>\n<style>p { color: teal; }</style>',
      },
      {
        plugins: [pluginVue()],
        output: { target: 'node', ...(emitCss !== undefined && { emitCss }) },
      },
    );
    return files.filter((file) => file.endsWith('.css')).length;
  };
  expect(await stylesheets()).toBe(0);
  expect(await stylesheets(true)).toBe(1);
});
