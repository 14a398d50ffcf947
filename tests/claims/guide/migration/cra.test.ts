import { built } from '@claims';
import { expect, test } from 'vitest';

test('Rsbuild copies everything in public to the output folder, the template included', async () => {
  const { files } = await built(
    { 'public/page.html': '<div id="root"></div>', 'public/robots.txt': '' },
    { html: { template: 'public/page.html' } },
  );
  expect(files).toEqual(
    expect.arrayContaining(['dist/page.html', 'dist/robots.txt', 'dist/index.html']),
  );
});

test('%PUBLIC_URL% in the template is left as is', async () => {
  const { text } = await built(
    { 'src/page.html': '<link rel="icon" href="%PUBLIC_URL%/a.ico">' },
    { html: { template: 'src/page.html' } },
  );
  expect(text('dist/index.html')).toContain('%PUBLIC_URL%/a.ico');
});
