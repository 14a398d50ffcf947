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
