import { built } from '@claims';
import { expect, test } from 'vitest';

test('An empty string gives an element with an empty id', async () => {
  const { text } = await built({}, { html: { mountId: '' } });
  expect(text('dist/index.html')).toContain('<div id=""></div>');
});

const TEMPLATE = {
  'page.html': '<html><head></head><body><main id="<%= mountId %>"></main></body></html>',
};

test('A template can read the value as mountId, which html.templateParameters can override', async () => {
  const html = { mountId: 'shop', template: './page.html' };
  const own = await built(TEMPLATE, { html });
  const overridden = await built(TEMPLATE, {
    html: { ...html, templateParameters: { mountId: 'other' } },
  });
  expect(own.text('dist/index.html')).toContain('<main id="shop"></main>');
  expect(overridden.text('dist/index.html')).toContain('<main id="other"></main>');
});

test('A script in head runs immediately if html.scriptLoading is blocking, or if output.inlineScripts inlines it, unless its tag has type="module"', async () => {
  const files = { 'src/index.js': 'console.log(1);' };
  const blocking = await built(files, { html: { scriptLoading: 'blocking' } });
  const inlined = await built(files, { output: { inlineScripts: true } });
  const asModule = await built(files, {
    html: { scriptLoading: 'module' },
    output: { inlineScripts: true },
  });
  const esModule = await built(files, {
    html: { scriptLoading: 'blocking' },
    output: { module: true },
  });
  const inBody = await built(files, { html: { inject: 'body' }, output: { inlineScripts: true } });
  expect(blocking.text('dist/index.html')).toMatch(/<script src=.*<div id="root">/);
  expect(inlined.text('dist/index.html')).toMatch(/console\.log\(1\).*<div id="root">/);
  expect(asModule.text('dist/index.html')).toContain('<script type="module">console.log(1);');
  expect(esModule.text('dist/index.html')).toContain('<script type="module" src=');
  expect(inBody.text('dist/index.html')).toMatch(/<div id="root">.*console\.log\(1\)/);
});
