import { expect, it } from 'vitest';
import { page, messagesOf, siteOf } from '../testing/siteOf';
import { untranslated } from './untranslated';

const check = (body: string): string[] =>
  messagesOf(untranslated.check(siteOf({ 'docs/zh/x.mdx': page(body, 'description: 说明。') })));

it('reports a sentence in English', () => {
  expect(check('说明。\n\n| 名称 |\n| - |\n| Set it to use the `cache` of the build. |')).toEqual([
    'docs/zh/x.mdx:9  English on a Chinese page: Set it to use the `…` of the build.…  translate it',
  ]);
});

it('accepts names, lists of options, and Chinese with much English in it', () => {
  expect(check('Create React App and Tailwind CSS')).toEqual([]);
  expect(
    check('server.cors, server.headers, server.proxy, server.base, server.host, dev.hmr'),
  ).toEqual([]);
  expect(check('使用 Create React App, Vue CLI and Tailwind CSS 和 Lightning CSS')).toEqual([]);
});
