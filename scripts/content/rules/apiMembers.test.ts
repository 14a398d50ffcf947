import { expect, it } from 'vitest';
import { page, messagesOf, siteOf } from '../testing/siteOf';
import { apiMembers } from './apiMembers';

const check = (body: string): string[] =>
  messagesOf(apiMembers.check(siteOf({ 'docs/en/guide/x.mdx': page(body) })));

it('reports members that neither a plugin nor an instance has', () => {
  expect(check('`api.modifyRspackConfg()`')).toEqual([
    'docs/en/guide/x.mdx:5  api has no member modifyRspackConfg in @rsbuild/core 1.7.6  did you mean api.modifyRspackConfig?',
  ]);
  expect(check('`rsbuild.serve()`')).toEqual([
    'docs/en/guide/x.mdx:5  rsbuild has no member serve in @rsbuild/core 1.7.6  correct the name',
  ]);
});

it('accepts members, files, and hosts', () => {
  expect(
    check('`api.context.rootPath`, `rsbuild.build()`, `rsbuild.config.ts`, `api.example.com`'),
  ).toEqual([]);
});
