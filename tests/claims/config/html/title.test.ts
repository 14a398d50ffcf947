import { built } from '@claims';
import { expect, test } from 'vitest';

/** The title tag of the built page, if there is one. */
const titleOf = async (...[files, config]: Parameters<typeof built>) =>
  /<title>.*?<\/title>/.exec((await built(files, config)).text('dist/index.html'))?.[0];

test('If the function returns undefined, the current value applies', async () => {
  expect(await titleOf({}, { html: { title: () => undefined } })).toBe(
    '<title>Rsbuild App</title>',
  );
});

test("An environment's string replaces the shared value, and a function receives it", async () => {
  const withShared = (title: string | ((options: { value: string }) => string)) =>
    titleOf({}, { html: { title: 'Shared' }, environments: { web: { html: { title } } } });
  expect(await withShared('Own')).toBe('<title>Own</title>');
  expect(await withShared(({ value }) => `${value}: own`)).toBe('<title>Shared: own</title>');
});

test("With html.implementation 'native', the option replaces the template's title, even with its default, and Rsbuild doesn't insert the text as is", async () => {
  const files = { 'page.html': '<html><head><title>Own</title></head><body></body></html>' };
  const html = { implementation: 'native', template: './page.html' } as const;
  expect(await titleOf(files, { html })).toBe('<title>Rsbuild App</title>');
  const title = 'A <b>';
  expect(await titleOf(files, { html: { ...html, title } })).toBe('<title>A &lt;b></title>');
});

test('A title in a comment of the template counts, too', async () => {
  const page = '<html><head><!-- <title></title> --></head><body></body></html>';
  const { text } = await built(
    { 'page.html': page },
    { html: { title: 'Tea House', template: './page.html' } },
  );
  expect(text('dist/index.html')).not.toContain('Tea House');
});

test('Rsbuild adds no title if the value is an empty string or html.inject is false', async () => {
  expect(await titleOf({}, { html: { title: '' } })).toBeUndefined();
  expect(await titleOf({}, { html: { inject: false } })).toBeUndefined();
});

test('Rsbuild inserts the text as is', async () => {
  expect(await titleOf({}, { html: { title: 'A & <b>B' } })).toBe('<title>A & <b>B</title>');
});

test('The title is [object Promise] if the function is async', async () => {
  // @ts-expect-error The types reject a function that returns a promise.
  const title = await titleOf({}, { html: { title: async () => Promise.resolve('A') } });
  expect(title).toBe('<title>[object Promise]</title>');
});

test('Rsbuild only checks the template in html.template for a title, and adds its own to the others', async () => {
  const files = { 'page.html': '<html><head><title>Own</title></head><body></body></html>' };
  const titles = async (config: Parameters<typeof built>[1]) =>
    (await built(files, config)).text('dist/index.html').match(/<title>.*?<\/title>/g);
  expect(await titles({ html: { template: './page.html' } })).toEqual(['<title>Own</title>']);
  expect(await titles({ tools: { htmlPlugin: { template: './page.html' } } })).toEqual([
    '<title>Own</title>',
    '<title>Rsbuild App</title>',
  ]);
});

test("With html.implementation 'native', the expression htmlPlugin.options.title makes the build fail", async () => {
  const head = '<head><title><%= htmlPlugin.options.title %></title></head>';
  const files = { 'page.html': `<html>${head}<body></body></html>` };
  const template = './page.html';
  expect(await titleOf(files, { html: { template, title: 'A' } })).toBe('<title>A</title>');
  const native = titleOf(files, { html: { template, title: 'A', implementation: 'native' } });
  await expect(native).rejects.toThrow('htmlPlugin.options.title is not defined');
});

test("Unless html.implementation is 'native', the title of an inline SVG counts, and Rsbuild adds none", async () => {
  const body = '<body><svg><title>Icon</title></svg></body>';
  const files = { 'page.html': `<html><head></head>${body}</html>` };
  const titlesWith = async (implementation?: 'native') => {
    const html = { template: './page.html', title: 'A', implementation };
    return (await built(files, { html })).text('dist/index.html').match(/<title>\w+/g);
  };
  expect(await titlesWith()).toEqual(['<title>Icon']);
  expect(await titlesWith('native')).toEqual(['<title>A', '<title>Icon']);
});
