import { expect, it } from 'vitest';
import { asMarkdown } from '@components/testing/inSite';
import { FileTree } from './FileTree';

it('stays a nested list in the Markdown copy', async () => {
  expect(await asMarkdown(<FileTree>{'- src\n  - a.ts\n'}</FileTree>)).toBe('- src\n  - a.ts\n');
});
