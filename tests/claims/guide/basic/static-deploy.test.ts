import { built, resolved } from '@claims';
import { expect, test } from 'vitest';

test('With ./ as output.assetPrefix, a URL in a stylesheet is wrong; with auto, it is relative to the stylesheet', async () => {
  const css = async (assetPrefix: string) => {
    const { text } = await built(
      {
        'src/index.js': "import './index.css';",
        'src/index.css': 'a { background: url(./photo.png); }',
        'src/photo.png': 'p'.repeat(5000),
      },
      { output: { assetPrefix, filenameHash: false } },
    );
    return text('dist/static/css/index.css');
  };
  expect(await css('./')).toContain('url(./static/image/photo.png)');
  expect(await css('auto')).toContain('url(../../static/image/photo.png)');
});

test('With both server.base and output.assetPrefix, output.assetPrefix sets the URLs of the files', async () => {
  const { text } = await built(
    { 'src/index.js': 'console.log(import.meta.env.BASE_URL);' },
    { server: { base: '/shop' }, output: { assetPrefix: 'https://cdn.example.com/' } },
  );
  expect(text('dist/index.html')).toContain('src="https://cdn.example.com/static/js/');
  expect(text(/\.js$/)).toContain('"/shop"');
});

test('With --env-mode staging, the mode is still production, unless you set NODE_ENV to another value', async () => {
  const modeWith = async (env: string) => {
    const files = { '.env.staging': env };
    const { config } = await resolved({}, { command: 'build', envMode: 'staging', files });
    return config.mode;
  };
  expect(await modeWith('')).toBe('production');
  expect(await modeWith('NODE_ENV=development')).toBe('development');
});

test('With html.crossorigin, stylesheets have the attribute as well', async () => {
  const { text } = await built(
    { 'src/index.js': "import './a.css';", 'src/a.css': 'a { color: red; }' },
    { html: { crossorigin: 'anonymous' } },
  );
  expect(text('dist/index.html')).toMatch(/<link [^>]*rel="stylesheet" crossorigin="anonymous"/);
});
