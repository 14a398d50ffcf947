import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { built, cli, served, type RsbuildConfig } from '@claims';
import { expect, test } from 'vitest';

type Html = NonNullable<RsbuildConfig['html']>;

const templateOf = (body: string, head = '') => ({
  'src/page.html': `<html><head>${head}</head><body>${body}</body></html>`,
});

/** The page that each implementation writes. */
async function pages(html: Html, files: Record<string, string> = {}, config: RsbuildConfig = {}) {
  const pageOf = async (implementation: 'js' | 'native') =>
    (await built(files, { html: { ...html, implementation }, ...config })).text('dist/index.html');
  return { js: await pageOf('js'), native: await pageOf('native') };
}

test('false in html.meta removes the tag with js, and leaves an empty tag with native', async () => {
  const { js, native } = await pages({ meta: { viewport: false } });
  expect(js).not.toContain('viewport');
  expect(native).toContain('<meta name="viewport">');
});

test('In a template, for (item in list) returns the indexes with js, and the items with native', async () => {
  const { js, native } = await pages(
    { template: './src/page.html', templateParameters: { list: ['a', 'b'] } },
    templateOf('<% for (item in list) { %>(<%= item %>)<% } %>'),
  );
  expect(js).toContain('(0)(1)');
  expect(native).toContain('(a)(b)');
});

test('security.sri adds no hashes with native, and there is no message', async () => {
  const config = { security: { sri: { enable: true } } } as const;
  const { js, native } = await pages({}, {}, config);
  expect(js).toContain('integrity="sha384-');
  expect(native).not.toContain('integrity');
  const { log } = await built({}, { html: { implementation: 'native' }, ...config });
  expect(log).not.toMatch(/warn|error|sri/i);
});

test('html.title replaces the title in the template with native, and the one in the template applies with js', async () => {
  const { js, native } = await pages(
    { title: 'option', template: './src/page.html' },
    templateOf('', '<title>template</title>'),
  );
  expect(js.match(/<title>.*?<\/title>/g)).toEqual(['<title>template</title>']);
  expect(native.match(/<title>.*?<\/title>/g)).toEqual(['<title>option</title>']);
});

test('native minifies HTML in production, including inline scripts, and js does not', async () => {
  const files = templateOf('<!-- note --><script>1 < 2; globalThis.kept = 1;</script>');
  const { js, native } = await pages({ template: './src/page.html' }, files);
  expect(js).toContain('<!-- note --><script>1 < 2; globalThis.kept = 1;</script>');
  expect(native).toContain('<body><script>globalThis.kept=1</script></body>');
});

test('With native, HTML is minified in production, even with output.minify: false', async () => {
  const { native } = await pages({ template: './src/page.html' }, templateOf('<!-- note -->'), {
    output: { minify: false },
  });
  expect(native).not.toContain('note');
});

test('An expression of source.define is replaced in a template with js, but not with native', async () => {
  const config = { source: { define: { NAME: '"Tea House"' } } };
  const html = { template: './src/page.html' };
  const { text } = await built(templateOf('<%= NAME %>'), { html, ...config });
  expect(text('dist/index.html')).toContain('Tea House');
  await expect(
    built(templateOf('<%= NAME %>'), { html: { ...html, implementation: 'native' }, ...config }),
  ).rejects.toThrow('NAME is not defined');
});

test('An unknown value of html.inject or html.scriptLoading ends the process with native, and the message names it', async () => {
  for (const [option, name] of [
    ['inject: "foot"', 'inject'],
    ['scriptLoading: "async"', 'script_loading'],
  ]) {
    const { code, output } = await cli(['build'], {
      'rsbuild.config.mjs': `export default { html: { implementation: "native", ${option} } };`,
    });
    expect(output).toContain('Panic occurred at runtime');
    expect(output).toContain(`Invalid ${name} value`);
    expect(code).not.toBe(0);
  }
});

test('Templates cannot read htmlPlugin.tags, htmlPlugin.files and htmlPlugin.options with native', async () => {
  for (const value of [
    'htmlPlugin.tags.headTags',
    'htmlPlugin.files.js',
    'htmlPlugin.options.title',
  ]) {
    const config = { html: { implementation: 'native', template: './src/page.html' } } as const;
    await expect(built(templateOf(`<%= ${value} %>`), config)).rejects.toThrow(
      `ReferenceError: ${value} is not defined`,
    );
  }
});

test('A loop over an array literal ends the process with Panic occurred at runtime', async () => {
  const { code, output } = await cli(['build'], {
    ...templateOf('<% for (item in ["a", "b"]) { %><%= item %><% } %>'),
    'rsbuild.config.mjs':
      'export default { html: { implementation: "native", template: "./src/page.html" } };',
  });
  expect(output).toContain('Panic occurred at runtime');
  expect(code).not.toBe(0);
});

test('Each environment can use a different implementation', async () => {
  const { text } = await built(
    {},
    {
      environments: {
        js: {},
        native: { html: { implementation: 'native' }, output: { distPath: 'dist/native' } },
      },
    },
  );
  expect(text('dist/index.html')).toContain('<!DOCTYPE html>');
  expect(text('dist/native/index.html')).toContain('<!doctype html>');
});

test('With true or false as an attribute in html.meta, the build fails with native', async () => {
  for (const content of [true, false]) {
    const meta = { look: { name: 'look', content } };
    await expect(built({}, { html: { implementation: 'native', meta } })).rejects.toThrow(
      'Failed to create Rspack compiler instance',
    );
    const { text } = await built({}, { html: { meta } });
    expect(text('dist/index.html')).toContain(
      content ? '<meta name="look" content>' : '<meta name="look">',
    );
  }
});

test('HTML in children of html.tags is written as is with js, and escaped with native, except in script and style', async () => {
  const tags = [
    { tag: 'div', children: '<b>tea</b>' },
    { tag: 'style', children: 'a > b{color:red}' },
  ];
  const page = async (implementation: 'js' | 'native') =>
    (await built({}, { html: { implementation, tags } })).text('dist/index.html');
  expect(await page('js')).toContain('<div><b>tea</b></div>');
  const native = await page('native');
  expect(native).toContain('<div>&lt;b>tea&lt;/b></div>');
  expect(native).toContain('<style>a > b{color:red}</style>');
});

test('In a template, == works with both, and === fails with native', async () => {
  const conditionOf = (operator: string) =>
    pages(
      { template: './src/page.html', templateParameters: { mode: 1 } },
      templateOf(`<% if (mode ${operator} 1) { %>(one)<% } %>`),
    );
  const { js, native } = await conditionOf('==');
  expect(js).toContain('(one)');
  expect(native).toContain('(one)');
  await expect(conditionOf('===')).rejects.toThrow('failed to render template from string');
});

test('for … of in a template fails with native: failed to render template from string', async () => {
  const html = { template: './src/page.html', templateParameters: { list: ['a', 'b'] } };
  const files = templateOf('<% for (const item of list) { %>(<%= item %>)<% } %>');
  const { text } = await built(files, { html });
  expect(text('dist/index.html')).toContain('(a)(b)');
  await expect(built(files, { html: { ...html, implementation: 'native' } })).rejects.toThrow(
    'failed to render template from string',
  );
});

test('With "type": "module" in package.json, a template in CommonJS format needs the extension .cjs with native', async () => {
  const pageOf = async (name: string) => {
    const files = {
      'package.json': '{ "type": "module" }',
      [name]: 'module.exports = () => "<p>tea</p>";',
    };
    const html = { implementation: 'native', template: `./${name}` } as const;
    return (await built(files, { html })).text('dist/index.html');
  };
  expect(await pageOf('page.cjs')).toContain('<p>tea</p>');
  await expect(pageOf('page.js')).rejects.toThrow('module is not defined');
});

test('With native, edits to a template in JavaScript require a restart of the dev server', async () => {
  const page = (text: string) => `module.exports = () => "<p>${text}</p>";`;
  for (const [implementation, expected] of [
    ['js', 'after'],
    ['native', 'before'],
  ] as const) {
    const { get, root } = await served(
      { 'page.cjs': page('before'), 'src/index.js': 'console.log("first");' },
      { html: { implementation, template: './page.cjs' } },
    );
    expect((await get('/')).text).toContain('<p>before</p>');
    writeFileSync(path.join(root, 'page.cjs'), page('after'));
    writeFileSync(path.join(root, 'src/index.js'), 'console.log("second");');
    await expect.poll(async () => (await get('/static/js/index.js')).text).toContain('second');
    await expect.poll(async () => (await get('/')).text).toContain(`<p>${expected}</p>`);
  }
});
