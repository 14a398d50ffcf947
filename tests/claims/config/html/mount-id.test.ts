import { built } from '@claims';
import { expect, test } from 'vitest';

test('An empty string gives an element with an empty id', async () => {
  const { text } = await built({}, { html: { mountId: '' } });
  expect(text('dist/index.html')).toContain('<div id=""></div>');
});
