import { built } from '@claims';
import { expect, test } from 'vitest';

test('An object under import.meta.env replaces MODE, DEV and the rest', async () => {
  const { text } = await built(
    { 'src/index.js': 'console.log("mode is", import.meta.env.MODE);' },
    {
      source: { define: { 'import.meta.env': { API_URL: '"/api"' } } },
      output: { minify: false },
    },
  );
  expect(text(/index.*\.js$/)).not.toContain('"production"');
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
