import { built, type RsbuildConfig } from '@claims';
import { expect, test } from 'vitest';

/** Builds a page whose body is the given template; returns the body. */
const bodyOf = async (body: string, config: RsbuildConfig = {}, mode?: 'development') => {
  const files = { 'page.html': `<html><head></head><body>${body}</body></html>` };
  const html = { template: './page.html', ...config.html };
  const { text } = await built(files, { ...config, html }, { command: 'build', mode });
  return /<body>(.*)<\/body>/s.exec(text(/index\.html$/))?.[1];
};

test("assetPrefix has no trailing slash: '' for /, 'auto' for 'auto'", async () => {
  const prefix = (assetPrefix: string) => bodyOf('<%= assetPrefix %>', { output: { assetPrefix } });
  expect(await prefix('https://example.com/a/')).toBe('https://example.com/a');
  expect(await prefix('/')).toBe('');
  expect(await prefix('auto')).toBe('auto');
});

test('assetPrefix is dev.assetPrefix in development mode, even for rsbuild build', async () => {
  const config = { dev: { assetPrefix: '/dev/' }, output: { assetPrefix: '/out/' } };
  expect(await bodyOf('<%= assetPrefix %>', config, 'development')).toBe('/dev');
  expect(await bodyOf('<%= assetPrefix %>', config)).toBe('/out');
});

test("If the prefix is 'auto', htmlPlugin.files.publicPath is the path from the page to the output folder", async () => {
  const path = (outputStructure: 'flat' | 'nested') =>
    bodyOf('<%= htmlPlugin.files.publicPath %>', {
      html: { outputStructure },
      output: { assetPrefix: 'auto' },
    });
  expect(await path('nested')).toBe('../');
  expect(await path('flat')).toBe('');
});

test("An environment's values replace shared values of the same name; an array or a function and the other value become an array, unless that is a boolean", async () => {
  const body = await bodyOf('<%= brand %> <%= links %> <%= format.length %> <%= flag %>', {
    html: {
      templateParameters: {
        brand: 'Tea House',
        links: ['/green'],
        format: () => 'shared',
        flag: true,
      },
    },
    environments: {
      web: {
        html: {
          templateParameters: {
            brand: 'Coffee House',
            links: '/black',
            format: () => 'own',
            flag: ['own'],
          },
        },
      },
    },
  });
  expect(body).toBe('Coffee House /green,/black 2 own');
});

test("If html.implementation is 'native', templates and functions can use only mountId, entryName, assetPrefix and your parameters, which can't contain functions", async () => {
  const native = (body: string) =>
    bodyOf(body, {
      html: { implementation: 'native', templateParameters: { brand: 'Tea House' } },
      output: { assetPrefix: '/a/' },
    });
  const usable = await native('<%= mountId %> <%= entryName %> <%= assetPrefix %> <%= brand %>');
  expect(usable).toBe('root index /a Tea House');
  for (const name of ['rspackConfig', 'webpackConfig', 'htmlPlugin.tags', 'compilation.hash']) {
    await expect(native(`<%= ${name} %>`)).rejects.toThrow(`${name} is not defined`);
  }
  let received: unknown[] = [];
  const { text } = await built(
    {
      'page.cjs':
        'module.exports = ({ compilation, rspackConfig, htmlPlugin, format, brand }) => `<html><head></head><body>${[typeof compilation.hooks, typeof rspackConfig, JSON.stringify(htmlPlugin), typeof format, brand].join(" ")}</body></html>`;',
    },
    {
      html: {
        implementation: 'native',
        template: './page.cjs',
        templateParameters: (parameters) => {
          const { rspackConfig, htmlPlugin } = parameters;
          received = [rspackConfig, htmlPlugin];
          return { ...parameters, brand: 'Tea House', format: () => '' };
        },
      },
    },
  );
  expect(text(/index\.html$/)).toContain('<body>undefined undefined {} undefined Tea House</body>');
  expect(received).toEqual([undefined, {}]);
});

test('A returned object replaces the current parameters', async () => {
  const body = '<%= brand %> <%= typeof mountId %>';
  expect(await bodyOf(body, { html: { templateParameters: () => ({ brand: 'Tea House' }) } })).toBe(
    'Tea House undefined',
  );
  expect(await bodyOf(body, { html: { templateParameters: { brand: 'Tea House' } } })).toBe(
    'Tea House string',
  );
});

const NAMES = [
  'data',
  'global',
  'print',
  'require',
  '__dirname',
  '__filename',
  '__p',
  '__t',
  '__e',
];

test.each(NAMES)(
  'The code that Rsbuild generates from the template can use the name %s',
  async (name) => {
    const body = await bodyOf(`<% if (true) { %><%- ${name} %><% } %>`, {
      html: { templateParameters: { [name]: 'own value' } },
    });
    expect(body).not.toContain('own value');
  },
);

test('tools.htmlPlugin that sets templateParameters replaces mountId and the parameters of html.templateParameters', async () => {
  const body = await bodyOf('<%= brand %> <%= typeof mountId %>', {
    html: { templateParameters: { brand: 'Tea House' } },
    tools: { htmlPlugin: { templateParameters: { brand: 'Coffee House' } } },
  });
  expect(body).toBe('Coffee House undefined');
});

test('Rsbuild’s code uses the name __j, so a parameter with this name is a function', async () => {
  const body = await bodyOf('<% if (true) { %><%= typeof __j %>, <%= own %><% } %>', {
    html: { templateParameters: { __j: 'given', own: 'given' } },
  });
  expect(body).toBe('function, given');
});

test('An async function that returns nothing fails', async () => {
  await expect(
    bodyOf('', {
      html: {
        // @ts-expect-error The types reject a function that returns a promise.
        templateParameters: async (parameters) => {
          parameters.brand = await Promise.resolve('Tea House');
        },
      },
    }),
  ).rejects.toThrow('Cannot convert undefined or null to object');
});
