import { built, documented } from '@claims';
import { expect, test } from 'vitest';

const { pluginReact } = await documented('@rsbuild/plugin-react');
const { pluginSvgr } = await documented('@rsbuild/plugin-svgr');

const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" viewBox="0 0 9 9"><linearGradient id="g"/><path fill="url(#g)" d="M0 0h9v9z"/></svg>';

async function script(
  imports: string,
  options?: Parameters<typeof pluginSvgr>[0],
  files: Record<string, string> = {},
) {
  const { text } = await built(
    { 'src/index.jsx': `${imports}\nconsole.log(icon);`, 'src/a.svg': icon, ...files },
    { plugins: [pluginReact(), pluginSvgr(options)], output: { minify: false } },
  );
  return text(/index\..*js$/);
}

test('The plugin keeps viewBox and adds the file name to each id', async () => {
  const component = await script('import icon from "./a.svg?react";');
  expect(component).toContain('viewBox: "0 0 9 9"');
  expect(component).toContain('id: "a_svg__a"');
});

test('Options in .svgrrc.json override svgrOptions, unless runtimeConfig is false', async () => {
  const icons = (svgrOptions: { icon: boolean; runtimeConfig?: boolean }) =>
    script(
      'import icon from "./a.svg?react";',
      { svgrOptions },
      { '.svgrrc.json': '{ "icon": true }' },
    );
  expect(await icons({ icon: false })).toContain('"1em"');
  expect(await icons({ icon: false, runtimeConfig: false })).not.toContain('"1em"');
});

test("mixedImport breaks new URL('./a.svg', import.meta.url), but not './a.svg?url'", async () => {
  const url = (request: string) =>
    script(`const icon = new URL('${request}', import.meta.url);`, { mixedImport: true });
  expect(await url('./a.svg')).toContain('SvgA');
  expect(await url('./a.svg?url')).not.toContain('SvgA');
});

test('With mixedImport, an import of only the URL also bundles code of React, even in a minified script', async () => {
  const files = {
    'src/index.jsx': 'import icon from "./a.svg"; console.log(icon);',
    'src/a.svg': icon,
  };
  const minified = async (mixedImport: boolean) => {
    const plugins = [pluginReact(), pluginSvgr({ mixedImport })];
    return (await built(files, { plugins })).text(/index\..*js$/);
  };
  expect(await minified(false)).not.toContain('react.');
  expect(await minified(true)).toContain('react.transitional.element');
});

test('With exportType and without mixedImport, imports from scripts without a query return the component', async () => {
  const component = await script('import icon from "./a.svg";', {
    svgrOptions: { exportType: 'default' },
  });
  expect(component).toContain('SvgA');
  expect(component).not.toContain('data:image/svg');
});

test('The default query matches any query that contains react; with /^\\?icon$/, ?react returns a URL or a data URI', async () => {
  expect(await script('import icon from "./a.svg?reactive";')).toContain('SvgA');
  const query = /^\?icon$/;
  expect(await script('import icon from "./a.svg?react";', { query })).toContain('data:image/svg');
  expect(await script('import icon from "./a.svg?icon";', { query })).toContain('SvgA');
});
