import { built } from '@claims';
import { expect, test } from 'vitest';

test('An object under import.meta.env replaces MODE, DEV, PROD, BASE_URL and ASSET_PREFIX, not PUBLIC_ variables', async () => {
  const { text } = await built(
    {
      '.env': 'PUBLIC_NAME=public',
      'src/index.js': 'console.log(import.meta.env.PUBLIC_NAME, import.meta.env.MODE);',
    },
    {
      source: { define: { 'import.meta.env': { API_URL: '"/api"' } } },
      output: { minify: false },
    },
  );
  expect(text(/index.*\.js$/)).not.toContain('"production"');
  expect(text(/index.*\.js$/)).toContain('"public"');
});

test('Rspack uses your process.env.NODE_ENV, but warns', async () => {
  const { text, log } = await built(
    { 'src/index.js': 'console.log(process.env.NODE_ENV);' },
    { source: { define: { 'process.env.NODE_ENV': '"staging"' } } },
  );
  expect(text(/index.*\.js$/)).toContain('"staging"');
  expect(log).toContain("Conflicting values for 'process.env.NODE_ENV'");
});

test('Your definitions override those from .env files', async () => {
  const { text } = await built(
    { '.env': 'PUBLIC_NAME=file', 'src/index.js': 'console.log(import.meta.env.PUBLIC_NAME);' },
    { source: { define: { 'import.meta.env.PUBLIC_NAME': '"configuration"' } } },
  );
  expect(text(/index.*\.js$/)).toContain('"configuration"');
});

test('Definitions apply to HTML templates, but not with html.implementation set to native', async () => {
  const files = { 'page.html': '<p><%= APP_VERSION %></p>' };
  const source = { define: { APP_VERSION: '"1.2.0"' } };
  const html = { template: './page.html' };
  const { text } = await built(files, { source, html });
  expect(text('dist/index.html')).toContain('<p>1.2.0</p>');
  await expect(
    built(files, { source, html: { ...html, implementation: 'native' } }),
  ).rejects.toThrow('APP_VERSION is not defined');
});

test('process.env.NODE_ENV is left as written in none mode', async () => {
  const { text } = await built(
    { 'src/index.js': 'console.log(process.env.NODE_ENV);' },
    {},
    { mode: 'none' },
  );
  expect(text(/index.*\.js$/)).toContain('process.env.NODE_ENV');
});
