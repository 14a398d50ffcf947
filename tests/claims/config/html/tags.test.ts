import { built, cli, type RsbuildConfig } from '@claims';
import { expect, test } from 'vitest';

type Tags = ReturnType<typeof script> | ReturnType<typeof script>[];

const script = (src: string) => ({ tag: 'script', attrs: { src } });

test('In an environment, an array is added to the shared tags, but the fields of single tags are merged into one tag', async () => {
  const page = async (shared: Tags, own: Tags) => {
    const environments = { web: { html: { tags: own } } };
    return (await built({}, { html: { tags: shared }, environments })).text('dist/index.html');
  };
  const arrays = await page([script('a.js')], [script('b.js')]);
  expect(arrays).toContain('<script src="/a.js"></script><script src="/b.js"></script>');
  const single = await page(script('a.js'), script('b.js'));
  expect(single).toContain('src="/b.js"');
  expect(single).not.toContain('src="/a.js"');
});

test('With server.base set to /shop, src: /shop/a.js becomes /shop/shop/a.js', async () => {
  const { text } = await built(
    {},
    { html: { tags: [script('/shop/a.js')] }, server: { base: '/shop' } },
  );
  expect(text('dist/index.html')).toContain('src="/shop/shop/a.js"');
});

test('Rsbuild writes the completed URL back to your object and completes it again for the next page', async () => {
  const config = {
    server: { base: '/shop' },
    source: { entry: { a: './src/index.js', b: './src/index.js' } },
  };
  const tag = { ...script('a.js'), hash: 'v2' };
  const shared = await built({}, { ...config, html: { tags: [tag] } });
  expect(shared.text('dist/b.html')).toContain('src="/shop/shop/a.js?v2?v2"');
  const created = await built(
    {},
    { ...config, html: { tags: (tags) => [...tags, { ...script('a.js'), hash: 'v2' }] } },
  );
  expect(created.text('dist/b.html')).toContain('src="/shop/a.js?v2"');
});

test('With html.inject: false, the tags are in the page only if the template inserts them', async () => {
  const html = { inject: false as const, tags: [script('a.js')] };
  const page = '<html><head><%= htmlPlugin.tags.headTags %></head><body></body></html>';
  const plain = await built({}, { html });
  const inserted = await built(
    { 'page.html': page },
    { html: { ...html, template: './page.html' } },
  );
  expect(plain.text('dist/index.html')).not.toContain('a.js');
  expect(inserted.text('dist/index.html')).toContain('src="/a.js"');
});

test('The tags have no nonce', async () => {
  const { text } = await built(
    {},
    { html: { tags: [script('a.js')] }, security: { nonce: 'abc' } },
  );
  expect(text('dist/index.html')).toContain('<script src="/a.js"></script>');
});

test('security.sri adds a hash and crossorigin to tags for your own files', async () => {
  const { text } = await built(
    { 'public/a.js': '' },
    { html: { tags: [script('a.js')] }, security: { sri: { enable: true } } },
  );
  expect(text('dist/index.html')).toMatch(
    /<script src="\/a\.js" integrity="[^"]+" crossorigin="anonymous">/,
  );
});

test("If the asset prefix is 'auto', publicPath is the path from the page to the output folder", async () => {
  const received: string[] = [];
  await built(
    {},
    {
      html: {
        outputStructure: 'nested',
        tags: (_, { publicPath }) => {
          received.push(publicPath);
        },
      },
      output: { assetPrefix: 'auto' },
    },
  );
  expect(received).toEqual(['../']);
});

test('Rsbuild does not escape </script>, and escapes quotes in attributes only if html.implementation is native', async () => {
  const tags = [
    { tag: 'meta', attrs: { content: 'a"b' } },
    { tag: 'script', children: '</script><b>' },
  ];
  const page = async (implementation: 'js' | 'native') =>
    (await built({}, { html: { tags, implementation } })).text('dist/index.html');
  expect(await page('js')).toContain('content="a"b"');
  expect(await page('native')).toContain(`content='a"b'`);
  expect(await page('js')).toContain('</script><b></script>');
  expect(await page('native')).toContain('</script><b></script>');
});

test('In the children of a script, write a closing script tag with two backslashes: in a string, a single backslash has no effect', async () => {
  // Each text is the source code of a string.
  for (const [source, written] of [
    [String.raw`'a<\\/script>'`, String.raw`<script>a<\/script></script>`],
    [String.raw`'a<\/script>'`, '<script>a</script></script>'],
  ] as const) {
    const { text } = await cli(['build'], {
      'rsbuild.config.mjs': `export default { html: { tags: [{ tag: 'script', children: ${source} }] } };`,
    });
    expect(text('dist/index.html')).toContain(written);
  }
});

test('With security.sri, the build fails with ENOENT if a tag sets hash or publicPath: false, unless integrity is false', async () => {
  const build = (tag: string) =>
    cli(['build'], {
      'src/index.js': '',
      'public/a.js': '',
      'rsbuild.config.mjs': `export default {
        html: { tags: ${tag} },
        security: { sri: { enable: true } },
      };`,
    });
  const withHash = await build(`{ tag: 'script', attrs: { src: 'a.js' }, hash: 'v2' }`);
  expect(withHash.output).toMatch(/ENOENT: no such file or directory, open '.*dist\/a\.js\?v2'/);
  const asWritten = await build(`{ tag: 'script', attrs: { src: 'a.js' }, publicPath: false }`);
  expect(asWritten.output).toContain('ENOENT: no such file or directory');
  const skipped = `{ tag: 'script', attrs: { src: 'a.js', integrity: false }, hash: 'v2' }`;
  expect((await build(skipped)).output).toContain('ready   built');
});

test('The hash of the compilation does not change if you edit only a file in the public folder', async () => {
  const urlWith = async (content: string) => {
    const tags = [{ ...script('a.js'), hash: true }];
    const { text } = await built({ 'public/a.js': content }, { html: { tags } });
    return /src="\/a\.js\?\w+"/.exec(text('dist/index.html'))?.[0];
  };
  const url = await urlWith('1');
  expect(url).toBeDefined();
  expect(await urlWith('2')).toBe(url);
});

test('A function that is async or returns the result of tags.push() fails with tags.sort is not a function', async () => {
  const meta = { tag: 'meta' };
  const build = (tags: NonNullable<NonNullable<RsbuildConfig['html']>['tags']>) =>
    built({}, { html: { tags } });
  // @ts-expect-error: the types reject a number.
  await expect(build((tags) => tags.push(meta))).rejects.toThrow('tags.sort is not a function');
  // @ts-expect-error: the types reject a promise.
  await expect(build(async (tags) => Promise.resolve(tags))).rejects.toThrow(
    'tags.sort is not a function',
  );
});
