import { writeFileSync } from 'node:fs';
import { built, resolved, served } from '@claims';
import { expect, test } from 'vitest';

const files = { 'src/index.js': 'console.log(1);' };

test('enable: true inlines in every mode, auto in production mode only', async () => {
  const htmlWith = async (enable: true | 'auto', mode: 'production' | 'development' | 'none') =>
    (await built(files, { output: { inlineScripts: { enable, test: /\.js$/ } } }, { mode })).text(
      'dist/index.html',
    );
  expect(await htmlWith(true, 'none')).not.toContain('src=');
  expect(await htmlWith(true, 'development')).not.toContain('src=');
  expect(await htmlWith('auto', 'none')).toContain('src=');
  expect(await htmlWith('auto', 'production')).not.toContain('src=');
});

test('Nothing is inlined when the object has no enable', async () => {
  const { text } = await built(files, { output: { inlineScripts: { test: /\.js$/ } } });
  expect(text('dist/index.html')).toContain('src=');
});

test('The build fails with reading exec when the object has no test', async () => {
  // @ts-expect-error -- the types require test
  const build = built(files, { output: { inlineScripts: { enable: true } } });
  await expect(build).rejects.toThrow("reading 'exec'");
});

test('With assetPrefix auto, scripts of pages in subfolders are not inlined', async () => {
  const pageWith = async (assetPrefix: string) =>
    (
      await built(files, {
        html: { outputStructure: 'nested' },
        output: { assetPrefix, inlineScripts: true },
      })
    ).text('dist/index/index.html');
  expect(await pageWith('auto')).toContain('src="../static/js/index');
  expect(await pageWith('/')).not.toContain('src=');
});

test("In a script that isn't minified, as in development mode or with output.minify turned off, </script> in a string ends the tag", async () => {
  const pageWith = async (minify: boolean, mode: 'production' | 'development' = 'production') =>
    (
      await built(
        { 'src/index.js': 'console.log("</script>");' },
        { output: { inlineScripts: { enable: true, test: /\.js$/ }, minify } },
        { command: 'build', mode },
      )
    ).text('dist/index.html');
  expect(await pageWith(false)).toContain('"</script>"');
  expect(await pageWith(true, 'development')).toContain('"</script>"');
  expect(await pageWith(true)).not.toContain('"</script>"');
});

test('The value of an environment replaces the shared one as a whole', async () => {
  const { environments } = await resolved({
    output: { inlineScripts: { enable: true, test: /a/ } },
    environments: { web: { output: { inlineScripts: { test: /b/ } } } },
  });
  expect(environments.web?.output.inlineScripts).toEqual({ test: /b/ });
});

test('The manifest does not list inlined scripts', async () => {
  const { text } = await built(files, { output: { inlineScripts: true, manifest: true } });
  expect(text('dist/manifest.json')).not.toContain('.js"');
});

test('If you turn on source maps, Rsbuild writes those of inlined scripts', async () => {
  const output = {
    filenameHash: false,
    inlineScripts: true,
    sourceMap: { js: 'source-map' },
  } as const;
  const { files: written } = await built({ 'src/index.js': 'console.log(1);' }, { output });
  expect(written).toContain('dist/static/js/index.js.map');
});

test('The URL of the map is wrong if the script is in a subfolder', async () => {
  const { files: written, text } = await built(files, {
    source: { entry: { 'admin/home': './src/index.js' } },
    output: { filenameHash: false, inlineScripts: true, sourceMap: true },
  });
  expect(written).toContain('dist/static/js/admin/home.js.map');
  expect(text('dist/admin/home.html')).toContain('sourceMappingURL=/static/js/home.js.map');
});

test('With a g flag, each test continues where the last match ended', async () => {
  const inlineScripts = /\.js$/g;
  const entry = { a: './src/index.js', b: './src/index.js', c: './src/index.js' };
  const { text } = await built(files, { output: { inlineScripts }, source: { entry } });
  const pages = [text('dist/a.html'), text('dist/b.html'), text('dist/c.html')];
  expect(pages.filter((page) => page.includes('src='))).toHaveLength(1);
});

test('With html.template, the page contains the old scripts in development unless you set cache: false', async () => {
  const project = {
    'src/index.js': 'console.log("first");',
    'page.html': '<html><head></head><body></body></html>',
  };
  const changed = async (htmlPlugin: object) => {
    const { get, root } = await served(project, {
      html: { template: './page.html' },
      output: { inlineScripts: { enable: true, test: /\.js$/ } },
      tools: { htmlPlugin },
    });
    writeFileSync(`${root}/src/index.js`, 'console.log("second");');
    const compiled = async () => (await get('/')).text + (await get('/static/js/index.js')).text;
    await expect.poll(compiled, { timeout: 5000 }).toContain('second');
    return (await get('/')).text;
  };
  expect(await changed({})).toContain('first');
  expect(await changed({ cache: false })).toContain('second');
});

test('With html.inject: false, a template that writes the URLs requests a script that does not exist', async () => {
  const pageWith = async (head: string) => {
    const page = `<html><head>${head}</head><body></body></html>`;
    return built(
      { ...files, 'page.html': page },
      { html: { inject: false, template: './page.html' }, output: { inlineScripts: true } },
    );
  };
  const byUrl = await pageWith('<script src="<%= htmlPlugin.files.js[0] %>"></script>');
  const byTags = await pageWith('<%= htmlPlugin.tags.headTags %>');
  expect(byUrl.text('dist/index.html')).toContain('src="/static/js/index.');
  expect(byUrl.files).toEqual(['dist/index.html']);
  expect(byTags.text('dist/index.html')).toContain('console.log(1)');
});

test("A script with a query in its file name isn't inlined", async () => {
  const output = { inlineScripts: true, filename: { js: '[name].js?v=[contenthash:8]' } };
  expect((await built(files, { output })).text('dist/index.html')).toContain('src="/static/js/');
});

test('A chunk that the page and a worker share is inlined, and its file is deleted', async () => {
  const shared = 'import * as client from "react-dom/client"; console.log(client);';
  const project = {
    'src/index.js': `${shared} new Worker(new URL('./worker.js', import.meta.url));`,
    'src/worker.js': shared,
  };
  const scripts = async (inlineScripts: boolean) => {
    const { files: written } = await built(project, { output: { inlineScripts } });
    return written.filter((file) => file.endsWith('.js') && !file.includes('/async/')).length;
  };
  expect(await scripts(false)).toBe(2);
  expect(await scripts(true)).toBe(0);
});

test('With output.module, inlined scripts import each other by relative paths', async () => {
  const project = { 'src/index.js': 'import { a } from "./a.js"; a();' };
  const { text } = await built(
    { ...project, 'src/a.js': 'export const a = () => console.log(document.title);' },
    {
      output: { filenameHash: false, inlineScripts: true, module: true },
      performance: { chunkSplit: { forceSplitting: { vendor: /a\.js$/ } } },
    },
  );
  expect(text('dist/index.html')).toMatch(/from ?["']\.\/vendor\.js["']/);
});

test('The minifier escapes </script> in quoted strings, but not in template literals with a tag function or expressions', async () => {
  const pageWith = async (source: string) =>
    (await built({ 'src/index.js': source }, { output: { inlineScripts: true } })).text(
      'dist/index.html',
    );
  expect(await pageWith('console.log("a</script>");')).toContain(String.raw`"a<\/script>"`);
  expect(await pageWith('console.log(`${document.title}</script>`);')).toContain('}</script>`');
  expect(await pageWith('console.log(String.raw`</script>`);')).toContain('raw`</script>`');
});
