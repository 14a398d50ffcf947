import { runInNewContext } from 'node:vm';
import { built, resolved, type RsbuildConfig } from '@claims';
import { Window } from 'happy-dom';
import { expect, test } from 'vitest';

type StyleLoader = NonNullable<RsbuildConfig['tools']>['styleLoader'];

const FILES = {
  'src/index.js': 'import a from "./a.css"; import "./b.css"; window.imported = a;',
  'src/a.css': '@import "./c.css"; a { color: red; }',
  'src/b.css': 'b { color: red; }',
  'src/c.css': 'i { color: red; }',
};

/** The page after its script has run. */
async function page(styleLoader?: StyleLoader, config: RsbuildConfig = {}) {
  const { text } = await built(FILES, {
    ...config,
    output: { injectStyles: true, minify: false },
    tools: { styleLoader },
  });
  const window = new Window();
  const { document } = window;
  runInNewContext(text(/\.js$/), { window, document, self: window });
  const contents = (selector: string) =>
    [...document.querySelectorAll(selector)].map((tag) => tag.textContent.trim().split(' ')[0]);
  return { window, document, contents };
}

test('By default, the script appends a <style> for each stylesheet to <head>, in the order of the imports; @import also gets its own.', async () => {
  const { contents } = await page();
  expect(contents('head > style')).toEqual(['i', 'a', 'b']);
});

test("'singletonStyleTag': one <style> for all stylesheets", async () => {
  const { document } = await page({ injectType: 'singletonStyleTag' });
  expect(document.querySelectorAll('style')).toHaveLength(1);
  expect(document.querySelector('style')?.textContent).toContain('b {');
});

test('With the lazy types, an import returns an object with use() and unuse().', async () => {
  const { window, contents } = await page({ injectType: 'lazyStyleTag' });
  expect(contents('style')).toEqual([]);
  const { imported } = window as unknown as { imported: { use(): void; unuse(): void } };
  imported.use();
  expect(contents('style')).toEqual(['i', 'a']);
  imported.unuse();
  expect(contents('style')).toEqual([]);
});

test("'linkTag' doesn't work: the href of the <link> is the CSS instead of a URL", async () => {
  const { document } = await page({ injectType: 'linkTag' });
  expect(document.querySelector('link')?.getAttribute('href')).toContain('color: red');
});

test("The browser shows Couldn't find a style target. The error also stops your code.", async () => {
  await expect(page({ insert: '#missing' })).rejects.toThrow("Couldn't find a style target");
});

test("With attributes, style-loader doesn't add security.nonce to the tags.", async () => {
  const nonce = async (styleLoader: StyleLoader) =>
    (await page(styleLoader, { security: { nonce: 'shared' } })).document
      .querySelector('style')
      ?.getAttribute('nonce');
  expect(await nonce({})).toBe('shared');
  expect(await nonce({ attributes: { 'data-app': 'shop' } })).toBeNull();
  expect(await nonce({ attributes: { nonce: 'own' } })).toBe('own');
});

test('A field of an object replaces the field of an earlier one, including all of attributes. The object of an environment is merged deeply.', async () => {
  const options = async (styleLoader: StyleLoader, own?: StyleLoader) => {
    const { rspack } = await resolved({
      output: { injectStyles: true },
      tools: { styleLoader },
      environments: { web: { tools: { styleLoader: own } } },
    });
    return JSON.stringify(rspack.module?.rules);
  };
  const first = { attributes: { a: '1' } };
  const second = { attributes: { b: '2' } };
  expect(await options([first, second])).toContain('"attributes":{"b":"2"}');
  expect(await options(first, second)).toContain('"attributes":{"a":"1","b":"2"}');
});

test('If either value is a function or an array, Rsbuild applies the shared one first.', async () => {
  const received: unknown[] = [];
  await resolved({
    output: { injectStyles: true },
    tools: { styleLoader: (options) => void received.push({ ...options }) },
    environments: { web: { tools: { styleLoader: { insert: 'body' } } } },
  });
  expect(received).toEqual([{}]);
});
