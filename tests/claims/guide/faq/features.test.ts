import { built, type RsbuildConfig } from '@claims';
import { expect, test } from 'vitest';

const single: RsbuildConfig = {
  html: { inject: 'body' },
  output: {
    inlineScripts: true,
    inlineStyles: true,
    dataUriLimit: Number.MAX_SAFE_INTEGER,
  },
  tools: { rspack: { module: { parser: { javascript: { dynamicImportMode: 'eager' } } } } },
  performance: { chunkSplit: { strategy: 'all-in-one' } },
};

test('Web Workers, license files, imports with ?url and files in public remain separate files', async () => {
  const files = {
    'src/index.js': 'import "./a.css"; import("./lazy.js");',
    'src/lazy.js': 'console.log("lazy")',
    'src/a.css': 'body { background: url(./a.png) }',
    'src/a.png': 'image',
  };
  expect((await built(files, single)).files).toEqual(['dist/index.html']);
  const worker = {
    ...files,
    'src/index.js': '/*! MIT */ import("./lazy.js"); import url from "./a.png?url"; open(url);',
    'public/robots.txt': 'User-agent: *',
    'src/lazy.js': 'new Worker(new URL("./worker.js", import.meta.url))',
    'src/worker.js': 'console.log("worker")',
  };
  const others = (await built(worker, single)).files.filter((file) => !file.endsWith('.html'));
  expect(others).toEqual([
    expect.stringContaining('robots.txt'),
    expect.stringMatching(/static\/image\/a\..*\.png$/),
    expect.stringMatching(/static\/js\/async\/.*\.js$/),
    expect.stringMatching(/static\/js\/index\..*\.LICENSE\.txt$/),
  ]);
});

test('performance.removeConsole has no effect on scripts that aren’t minified, as in development by default', async () => {
  const files = { 'src/index.js': 'console.log("left")' };
  const script = /index\..*js$/;
  const config: RsbuildConfig = { performance: { removeConsole: ['log'] } };
  expect((await built(files, config)).text(script)).not.toContain('left');
  const readable = await built(files, { ...config, output: { minify: false } });
  expect(readable.text(script)).toContain('left');
  const development = await built(files, config, { mode: 'development' });
  expect(development.text(script)).toContain('left');
  const always: RsbuildConfig = { ...config, output: { minify: { js: 'always' } } };
  const minified = await built(files, always, { mode: 'development' });
  expect(minified.text(script)).not.toContain('left');
});
