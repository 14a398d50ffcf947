import { expect, it } from 'vitest';
import { absolute } from '../site/urls';
import { messagesOf } from '../../content/testing/siteOf';
import { builtSiteOf, counterparts } from '../testing/builtSiteOf';
import { llmsLists } from './llmsLists';

const files = { ...counterparts('/', '# Home', ''), ...counterparts('/b/', '# B', '') };
const lists = {
  'dist/llms.txt': `- [B](${absolute('/b/index.md')})`,
  'dist/zh/llms.txt': `- [B](${absolute('/zh/b/index.md')})`,
};

it('accepts lists that link the copy of every page except the home page', () => {
  expect(messagesOf(llmsLists.check(builtSiteOf({ ...files, ...lists })))).toEqual([]);
});

it('reports a page that its list omits', () => {
  expect(
    messagesOf(llmsLists.check(builtSiteOf({ ...files, ...lists, 'dist/llms.txt': '' }))),
  ).toEqual([
    `dist/llms.txt:1  ${absolute('/b/index.md')} is not listed  run npm run build again; look at markdown/export/exportedFiles.ts`,
  ]);
});
