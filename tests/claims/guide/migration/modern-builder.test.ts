import { built, cli, resolved } from '@claims';
import { expect, test } from 'vitest';

test("rsbuild serve isn't a command: it silently starts the dev server", async () => {
  const { output } = await cli(['serve', '--port', '4870'], {}, { until: /ready +built/ });
  expect(output).toContain('Local:');
  expect(output).not.toMatch(/warn|unknown/i);
});

test("Rsbuild silently ignores options that it doesn't support", async () => {
  const { config, log } = await resolved({ output: { disableMinimize: true } as object });
  expect(config.output.minify).toBe(true);
  expect(log).not.toContain('warn');
});

test('Without a plugin, Rsbuild exports only the URL of an SVG file', async () => {
  const logo = { 'src/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>' };
  const script = (name: string): string =>
    `import { ${name} as logo } from './logo.svg'; console.log(logo);`;
  await built({ ...logo, 'src/index.js': script('default') });
  await expect(built({ ...logo, 'src/index.js': script('ReactComponent') })).rejects.toThrow(
    "export 'ReactComponent'",
  );
});

test('Rsbuild adds <meta> tags for the character encoding and the viewport, unless they are false in html.meta', async () => {
  const tags = async (meta = {}) =>
    (await built({}, { html: { meta } })).text('dist/index.html').match(/<meta/g)?.length ?? 0;
  expect(await tags()).toBe(2);
  expect(await tags({ charset: false })).toBe(1);
  expect(await tags({ charset: false, viewport: false })).toBe(0);
});

test('The build fails with <%= meta %> or <%= title %> in a template; Rsbuild adds the tags', async () => {
  const buildWith = (head: string) =>
    built(
      { 'page.html': `<head>${head}</head>` },
      { html: { template: './page.html', title: 'A' } },
    );
  await expect(buildWith('<%= meta %>')).rejects.toThrow('meta is not defined');
  await expect(buildWith('<%= title %>')).rejects.toThrow('title is not defined');
  expect((await buildWith('')).text('dist/index.html')).toMatch(/<title>A<\/title><meta/);
});
