import { built, documented, resolved, type RsbuildConfig } from '@claims';
import { expect, test } from 'vitest';

const files = {
  'src/index.js': 'import "modern"; import "./vendor/own.js";',
  'src/vendor/own.js': 'window.own = (x) => x?.own;',
  'node_modules/modern/package.json': '{ "name": "modern", "main": "index.js" }',
  'node_modules/modern/index.js': 'window.modern = (x) => x?.modern;',
};
const output = { overrideBrowserslist: ['chrome >= 60'], minify: false };

test('A package name as a string silently matches nothing; a regular expression compiles the package', async () => {
  const byName = await built(files, { output, source: { include: ['modern'] } });
  const byPath = await built(files, {
    output,
    source: { include: [/node_modules[\\/]modern[\\/]/] },
  });
  expect(byName.text(/index.*\.js$/)).toContain('x?.modern');
  expect(byName.log).not.toContain('modern');
  expect(byPath.text(/index.*\.js$/)).not.toContain('x?.modern');
});

test('source.exclude takes precedence over source.include', async () => {
  const modern = /node_modules[\\/]modern[\\/]/;
  const { text } = await built(files, {
    output,
    source: { include: [modern], exclude: [modern] },
  });
  expect(text(/index.*\.js$/)).toContain('x?.modern');
});

test('A page that only renders a paragraph with React got no polyfills without this option, 149 kB without core-js, and 168 kB with /node_modules/ alone', async () => {
  const { pluginReact } = await documented('@rsbuild/plugin-react');
  const page =
    'import { createRoot } from "react-dom/client"; createRoot(document.body).render(<p>tea</p>);';
  const polyfills = async (include: NonNullable<RsbuildConfig['source']>['include']) => {
    const { files, text } = await built(
      { 'src/index.jsx': page },
      {
        plugins: [pluginReact()],
        source: { include },
        output: { polyfill: 'usage', minify: false },
      },
    );
    const file = files.find((name) => name.includes('lib-polyfill'));
    return file === undefined ? 0 : Math.round(Buffer.byteLength(text(file)) / 1000);
  };
  expect(await polyfills([])).toBe(0);
  expect(await polyfills([{ and: [/[\\/]node_modules[\\/]/, { not: /[\\/]core-js[\\/]/ }] }])).toBe(
    149,
  );
  expect(await polyfills([/node_modules/])).toBe(168);
});

test('An environment adds its list to the shared one', async () => {
  const { environments } = await resolved({
    source: { include: [/shared/] },
    environments: { web: { source: { include: [/own/] } } },
  });
  expect(environments.web?.source.include).toEqual([/shared/, /own/]);
});
