import { built, type RsbuildConfig } from '@claims';
import { expect, test } from 'vitest';

const STYLED = {
  'src/index.js': 'import "./a.css"; console.log(1);',
  'src/a.css': 'body { color: red; }',
};

/** Builds a project with a script and a stylesheet, whose names have no hash. */
const page = async (config: RsbuildConfig) => {
  const output = { filenameHash: false, ...config.output };
  const { text } = await built(STYLED, { ...config, output });
  return { html: text('dist/index.html'), script: () => text('dist/static/js/index.js') };
};

test('If output.module is on, Rsbuild ignores the option and uses module', async () => {
  const { html } = await page({
    html: { scriptLoading: 'blocking' },
    output: { module: true },
  });
  expect(html).toContain('<script type="module" src="/static/js/index.js">');
});

test("The tag changes, but the file has the same content as with 'defer'", async () => {
  const deferred = await page({ html: { scriptLoading: 'defer' } });
  const module = await page({ html: { scriptLoading: 'module' } });
  expect(deferred.html).toContain('<script defer src="/static/js/index.js">');
  expect(module.html).toContain('<script type="module" src="/static/js/index.js">');
  expect(module.script()).toBe(deferred.script());
});

test('With the default html.implementation, blocking scripts that stay in <head> come after the stylesheets', async () => {
  const order = async (scriptLoading: 'defer' | 'blocking') => {
    const { html } = await page({ html: { scriptLoading } });
    return html.match(/<(?:script|link)|<\/head>/g);
  };
  expect(await order('blocking')).toEqual(['<link', '<script', '</head>']);
  expect(await order('defer')).toEqual(['<script', '<link', '</head>']);
});

test('The option does not apply to scripts from html.tags', async () => {
  const { html } = await page({
    html: { scriptLoading: 'module', tags: [{ tag: 'script', attrs: { src: 'extra.js' } }] },
  });
  expect(html).toContain('<script src="/extra.js">');
});

test('The option has no value for async: the build succeeds, but the tag has no defer', async () => {
  // @ts-expect-error The types reject the value.
  const { html } = await page({ html: { scriptLoading: 'async' } });
  expect(html).toContain('<script src="/static/js/index.js">');
});

test('tools.htmlPlugin overrides the option', async () => {
  const { html } = await page({
    html: { scriptLoading: 'module' },
    tools: { htmlPlugin: { scriptLoading: 'blocking' } },
  });
  expect(html).toContain('<script src="/static/js/index.js">');
});
