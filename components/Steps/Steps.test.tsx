import { expect, it } from 'vitest';
import { asMarkdown } from '@components/testing/inSite';
import { Steps } from './Steps';

it('leaves its headings and text as they are in the Markdown copy', async () => {
  expect(await asMarkdown(<Steps>{'### One\n\nText.\n'}</Steps>)).toBe('### One\n\nText.\n');
});
