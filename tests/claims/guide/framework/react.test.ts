import { createRequire } from 'node:module';
import { built, documented, resolved } from '@claims';
import { expect, test } from 'vitest';

const { pluginReact } = await documented('@rsbuild/plugin-react');

test('To turn off one, set both keys: with { router: false }, there is no lib-react chunk either', async () => {
  const groupsWith = async (splitChunks?: { react?: boolean; router?: boolean }) => {
    const { rspack } = await resolved({ plugins: [pluginReact(splitChunks && { splitChunks })] });
    return JSON.stringify(rspack.optimization?.splitChunks);
  };
  expect(await groupsWith()).toMatch(/lib-react.*lib-router/);
  expect(await groupsWith({ router: false })).not.toMatch(/lib-react|lib-router/);
  expect(await groupsWith({ react: true, router: false })).toMatch(/lib-react(?!.*lib-router)/);
});

test('Fast Refresh works only in development mode', async () => {
  const refreshesIn = async (mode: 'development' | 'production') => {
    const options = { plugins: [pluginReact()], mode };
    const { rspack } = await resolved(options, { command: 'dev' });
    return rspack.plugins?.some(
      (plugin) => plugin?.constructor.name === 'ReactRefreshRspackPlugin',
    );
  };
  expect(await refreshesIn('development')).toBe(true);
  expect(await refreshesIn('production')).toBe(false);
});

test('If a custom hook is in a .ts file, Fast Refresh does not record which hooks it calls, so React can throw an error after you add or remove one', async () => {
  const hook = `import { useState } from 'react'; export const useCount = () => useState(0);`;
  const records = async (name: string) => {
    const script = `import { useCount } from './${name}'; console.log(useCount());`;
    const { text } = await built(
      { 'src/index.js': script, [`src/${name}`]: hook },
      { plugins: [pluginReact()], output: { filenameHash: false } },
      { mode: 'development' },
    );
    return text('dist/static/js/index.js').includes('_s(useCount,');
  };
  expect(await records('useCount.tsx')).toBe(true);
  expect(await records('useCount.ts')).toBe(false);
});

test('Without the plugin, JSX in a .jsx or .js file is a syntax error, and a .tsx file compiles to React.createElement calls', async () => {
  const code = 'console.log(<p>hello</p>);';
  for (const name of ['index.jsx', 'index.js']) {
    await expect(
      built({ [`src/${name}`]: code }, { source: { entry: { index: `./src/${name}` } } }),
    ).rejects.toThrow();
  }
  const { text } = await built({ 'src/index.tsx': code });
  expect(text(/index\..*js$/)).toContain('React.createElement');
});

test('With React 19, lib-react.*.js.LICENSE.txt lists react-compiler-runtime, which compiled components import', async () => {
  const { pluginBabel } = await documented('@rsbuild/plugin-babel');
  const files = {
    'src/index.jsx': `
      import { createRoot } from 'react-dom/client';
      const App = ({ text }) => <p title={text}>{text.trim()}</p>;
      createRoot(document.body).render(<App text="hello" />);
    `,
  };
  const licenses = async (...plugins: ReturnType<typeof pluginBabel>[]) => {
    const { text } = await built(files, {
      source: { entry: { index: './src/index.jsx' } },
      plugins: [pluginReact(), ...plugins],
    });
    return text(/lib-react\.\w+\.js\.LICENSE\.txt$/);
  };
  const compiler = pluginBabel({
    include: /\.[jt]sx?$/,
    exclude: /[\\/]node_modules[\\/]/,
    babelLoaderOptions(options) {
      const { resolve } = createRequire(
        new URL('../../../../scripts/documented/package.json', import.meta.url),
      );
      options.plugins?.unshift(resolve('babel-plugin-react-compiler'));
    },
  });
  expect(await licenses(compiler)).toContain('react-compiler-runtime');
  expect(await licenses()).not.toContain('react-compiler-runtime');
});

test('With the comment @refresh reset, the components of the file that call hooks remount after each change', async () => {
  const code = `
    // @refresh reset
    import { useState } from 'react';
    function Intro() { return useState('Ada')[0]; }
    function Plain() { return null; }
    console.log(<Intro />, <Plain />);`;
  const { text } = await built(
    { 'src/index.jsx': code },
    {
      plugins: [pluginReact()],
      source: { entry: { index: './src/index.jsx' } },
      output: { filenameHash: false },
    },
    { mode: 'development' },
  );
  // the third argument is what resets the component
  expect(text('dist/static/js/index.js')).toMatch(/_s\(Intro, "[^"]+", true\)/);
  expect(text('dist/static/js/index.js')).not.toContain('_s(Plain,');
});
