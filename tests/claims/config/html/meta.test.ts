import { built, type RsbuildConfig } from '@claims';
import { expect, test } from 'vitest';

type Meta = NonNullable<RsbuildConfig['html']>['meta'];

/** The `<meta>` tags of a page. */
async function tagsOf(meta: Meta, config: RsbuildConfig = {}): Promise<string[]> {
  const { text } = await built({}, { html: { meta }, ...config });
  return text('dist/index.html').match(/<meta[^>]*>/g) ?? [];
}

const CHARSET = '<meta charset="utf-8">';
const VIEWPORT = '<meta name="viewport" content="width=device-width, initial-scale=1.0">';

test('A string or false replaces the value of an existing key; two objects for one key are merged attribute by attribute', async () => {
  expect(await tagsOf({ charset: 'utf-8', viewport: false })).toEqual([
    '<meta name="charset" content="utf-8">',
  ]);
  expect(await tagsOf({ charset: { id: 'first' } })).toEqual([
    '<meta charset="utf-8" id="first">',
    VIEWPORT,
  ]);
});

test('An object in an array replaces existing keys as a whole', async () => {
  expect(await tagsOf([{ charset: { id: 'first' } }])).toEqual(['<meta id="first">', VIEWPORT]);
});

test('An attribute with true is written without a value, and one with false is left out', async () => {
  const tags = await tagsOf({ label: { id: 'a', set: true, off: false } });
  expect(tags).toContain('<meta id="a" set>');
});

test("An environment's object is merged with the shared one; a function in an environment receives the shared tags", async () => {
  const shared: Meta = { og: { property: 'og:title', content: 'shared' } };
  const own = (meta: Meta) => tagsOf(shared, { environments: { web: { html: { meta } } } });
  expect(await own({ og: { content: 'own' } })).toContain(
    '<meta property="og:title" content="own">',
  );
  expect(await own(({ value }) => ({ keys: Object.keys(value).join() }))).toEqual([
    '<meta name="keys" content="charset,viewport,og">',
  ]);
});

test('A returned object replaces the current tags; with an async function, the page has no meta tags', async () => {
  expect(await tagsOf(() => ({ robots: 'noindex' }))).toEqual([
    '<meta name="robots" content="noindex">',
  ]);
  const asynchronous = async () => ({ robots: await Promise.resolve('noindex') });
  expect(await tagsOf(asynchronous as unknown as Meta)).toEqual([]);
});

test('With html.inject set to false, the tags that the template inserts include viewport, even if it has its own', async () => {
  const head = '<meta charset="utf-8"><meta name="viewport"><%= htmlPlugin.tags.headTags %>';
  const { text } = await built(
    { 'page.html': `<html><head>${head}</head><body></body></html>` },
    { html: { inject: false, template: './page.html' } },
  );
  expect(text('dist/index.html').match(/charset/g)).toHaveLength(1);
  expect(text('dist/index.html').match(/"viewport"/g)).toHaveLength(2);
});

test("Rsbuild doesn't escape the text", async () => {
  expect(await tagsOf({ description: 'the "best" & <b>' })).toEqual([
    CHARSET,
    VIEWPORT,
    '<meta name="description" content="the "best" & <b>',
  ]);
});
