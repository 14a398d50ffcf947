import { runInNewContext } from 'node:vm';
import { built, cli, documented, resolved } from '@claims';
import { expect, test } from 'vitest';

test('Rsbuild copies a template in public to the output folder', async () => {
  const { files } = await built(
    { 'public/page.html': '<div id="root"></div>', 'public/robots.txt': '' },
    { html: { template: 'public/page.html' } },
  );
  expect(files).toEqual(
    expect.arrayContaining(['dist/page.html', 'dist/robots.txt', 'dist/index.html']),
  );
});

test('Rsbuild leaves %NAME% as is', async () => {
  const { text } = await built(
    { 'src/page.html': '<link rel="icon" href="%PUBLIC_URL%/a.ico">' },
    { html: { template: 'src/page.html' } },
  );
  expect(text('dist/index.html')).toContain('%PUBLIC_URL%/a.ico');
});

test('Rsbuild doesn’t replace unset variables: this code builds, and fails in the browser with process is not defined', async () => {
  const scriptWith = async (env: string) => {
    const { text } = await cli(['build'], {
      '.env': env,
      'rsbuild.config.mjs': `import { loadEnv } from '@rsbuild/core';
        const { publicVars } = loadEnv({ prefixes: ['REACT_APP_'] });
        export default { source: { define: publicVars } };`,
      'src/index.js': 'globalThis.seen = process.env.REACT_APP_OPTIONAL;',
    });
    return text(/dist\/.*\.js$/);
  };
  const unset = await scriptWith('');
  expect(() => {
    runInNewContext(unset);
  }).toThrow('process is not defined');
  const page: { seen?: unknown } = {};
  runInNewContext(await scriptWith('REACT_APP_OPTIONAL='), page);
  expect(page.seen).toBe('');
});

test('Without a PostCSS configuration, @tailwind stays in the stylesheet', async () => {
  const { text } = await built({
    'tailwind.config.js': 'module.exports = {};',
    'src/index.js': "import './index.css';",
    'src/index.css': '@tailwind utilities;',
  });
  expect(text(/\.css$/)).toContain('@tailwind utilities');
});

test('plugin-svgr removes ids that the file doesn’t use, and passes title on as an attribute of <svg>', async () => {
  const { pluginReact } = await documented('@rsbuild/plugin-react');
  const { pluginSvgr } = await documented('@rsbuild/plugin-svgr');
  const scriptWith = async (svgrOptions: object) => {
    const { text } = await built(
      {
        'src/index.jsx':
          "import { ReactComponent as Logo } from './logo.svg'; console.log(<Logo title='Shop' />);",
        'src/logo.svg':
          '<svg xmlns="http://www.w3.org/2000/svg"><circle id="dot" cx="5" cy="5" r="5"/></svg>',
      },
      {
        output: { filenameHash: false, minify: false },
        plugins: [pluginReact(), pluginSvgr({ mixedImport: true, svgrOptions })],
      },
    );
    return text('dist/static/js/index.js');
  };
  const byDefault = await scriptWith({});
  expect(byDefault).not.toContain('id: "dot"');
  expect(byDefault).not.toContain('"title", {');
  const restored = await scriptWith({ svgo: false, titleProp: true, ref: true });
  expect(restored).toContain('id: "dot"');
  expect(restored).toContain('"title", {');
});

test('With source.tsconfigPath set to jsconfig.json, plugin-type-check fails in a JavaScript project', async () => {
  const { pluginTypeCheck } = await documented('@rsbuild/plugin-type-check');
  const source = { tsconfigPath: './jsconfig.json' };
  const files = { 'jsconfig.json': '{ "include": ["src"] }' };
  await built(files, { source });
  await expect(built(files, { source, plugins: [pluginTypeCheck()] })).rejects.toThrow(
    'No inputs were found',
  );
});

test('Rsbuild replaces process.env.REACT_APP_TITLE, but not process.env itself', async () => {
  const source =
    'const { REACT_APP_TITLE } = process.env; console.log(process.env.REACT_APP_TITLE);';
  const scriptWith = async (define: Record<string, string>) => {
    const { text } = await built(
      { 'src/index.js': source },
      { source: { define }, output: { filenameHash: false, minify: false } },
    );
    return text('dist/static/js/index.js');
  };
  const one = { 'process.env.REACT_APP_TITLE': '"Shop"' };
  expect(await scriptWith(one)).toContain('REACT_APP_TITLE } = process.env;');
  expect(await scriptWith(one)).toContain('console.log("Shop")');
  expect(await scriptWith({ ...one, 'process.env': '{"REACT_APP_TITLE":"Shop"}' })).toContain(
    'REACT_APP_TITLE } = {"REACT_APP_TITLE":"Shop"};',
  );
});

test('In Rsbuild, .env.production and .env.development override .env.local', async () => {
  const { text } = await cli(['build'], {
    '.env.local': 'PUBLIC_A=local',
    '.env.production': 'PUBLIC_A=production',
    'src/index.js': 'document.title = process.env.PUBLIC_A;',
  });
  expect(text(/dist\/.*\.js$/)).toContain('"production"');
});

test('Rsbuild parses unknown types as JavaScript, so the build usually fails', async () => {
  const files = {
    'src/index.js': "import url from './a.pdf'; console.log(url);",
    'src/a.pdf': '%PDF-1',
  };
  await expect(built(files)).rejects.toThrow('Module parse failed');
  const { text } = await built(files, { source: { assetsInclude: /\.pdf$/ } });
  expect(text(/index\.\w+\.js$/)).toContain('data:application/pdf');
});

test('the build passes with warnings, even if CI is set', async () => {
  const { code, output } = await cli(
    ['build'],
    { 'src/index.js': 'require(window.name);' },
    { env: { CI: 'true' } },
  );
  expect(output).toContain('Build warning');
  expect(code).toBe(0);
});

test('PORT and HOST are not read', async () => {
  const { config } = await resolved({}, { command: 'dev', env: { PORT: '4000', HOST: 'a.test' } });
  expect(config.server).toMatchObject({ port: 3000, host: '0.0.0.0' });
});
