import { built, documented } from '@claims';
import { expect, test } from 'vitest';

const { pluginPreact } = await documented('@rsbuild/plugin-preact');
const { pluginReact } = await documented('@rsbuild/plugin-react');

test('With pluginReact next to pluginPreact, JSX still uses Preact, and react still resolves to preact/compat, in either order', async () => {
  const files = {
    'src/index.jsx': 'import { useState } from "react"; console.log(useState, <p>hello</p>);',
  };
  for (const plugins of [
    [pluginReact(), pluginPreact()],
    [pluginPreact(), pluginReact()],
  ]) {
    const {
      files: written,
      text,
      log,
    } = await built(files, {
      plugins,
      output: { minify: false },
    });
    const scripts = written.filter((file) => file.endsWith('.js')).map((file) => text(file));
    expect(scripts.join('\n')).toMatch(/node_modules\/preact\/compat/);
    expect(scripts.join('\n')).not.toMatch(/node_modules\/react\//);
    expect(log).not.toMatch(/warn/i);
  }
});

test('An import of react/jsx-runtime resolves to preact/compat/jsx-runtime and adds preact/compat', async () => {
  const { text } = await built(
    { 'src/index.js': 'import { jsx } from "react/jsx-runtime"; console.log(jsx);' },
    { plugins: [pluginPreact()], performance: { chunkSplit: { strategy: 'all-in-one' } } },
    { mode: 'development' },
  );
  const script = text('dist/static/js/index.js');
  expect(script).toMatch(/preact\/compat\/jsx-runtime/);
  expect(script).toMatch(/preact\/compat\/dist\/compat/);
});

test('With reactAliasesEnabled: false, JSX still uses Preact, unless a file starts with @jsxImportSource react', async () => {
  const script = async (code: string) => {
    const { text } = await built(
      { 'src/index.jsx': `${code} console.log(<p>hello</p>);` },
      {
        plugins: [pluginPreact({ reactAliasesEnabled: false })],
        performance: { chunkSplit: { strategy: 'all-in-one' } },
      },
      { mode: 'development' },
    );
    return text('dist/static/js/index.js');
  };
  expect(await script('')).not.toContain('node_modules/react/');
  expect(await script('/** @jsxImportSource react */')).toContain('node_modules/react/');
});
