import { built } from '@claims';
import { expect, test } from 'vitest';

const FILES = {
  'src/index.js': 'import(/* webpackChunkName: "chart" */ "./chart.js");',
  'src/chart.js': 'import "./chart.css"; console.log("chart");',
  'src/chart.css': 'p { color: red; }',
};
const prefetched = (html: string): string[] =>
  (html.match(/<link[^>]*rel="prefetch"[^>]*>/g) ?? []).flatMap(
    (tag) => /href="([^"]*)"/.exec(tag)?.[1] ?? [],
  );

test('output.inlineScripts: true removes all prefetch tags of scripts', async () => {
  const plain = await built(FILES, { performance: { prefetch: true } });
  const inlined = await built(FILES, {
    performance: { prefetch: true },
    output: { inlineScripts: true },
  });
  expect(
    prefetched(plain.text('dist/index.html')).filter((url) => url.endsWith('.js')),
  ).toHaveLength(1);
  expect(prefetched(inlined.text('dist/index.html')).filter((url) => url.endsWith('.js'))).toEqual(
    [],
  );
});

test('output.inlineStyles: true removes all prefetch tags of stylesheets', async () => {
  const { text } = await built(FILES, {
    performance: { prefetch: true },
    output: { inlineStyles: true },
  });
  expect(prefetched(text('dist/index.html')).filter((url) => url.endsWith('.css'))).toEqual([]);
});

test('A content hash changes only when the content of the file changes', async () => {
  const config = { performance: { prefetch: true as const } };
  const first = await built(FILES, config);
  const second = await built(
    { ...FILES, 'src/index.js': `${FILES['src/index.js']} console.log(2);` },
    config,
  );
  expect(prefetched(second.text('dist/index.html'))).toEqual(
    prefetched(first.text('dist/index.html')),
  );
});
