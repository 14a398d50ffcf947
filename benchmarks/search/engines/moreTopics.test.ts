import { expect, it } from 'vitest';
import { moreTopics } from './moreTopics';

const page = {
  lang: 'zh',
  route: '/zh/config/output/minify',
  group: '配置',
  title: 'output.minify',
  description: '压缩产物。',
  aliases: ['压缩'],
  keywords: '混淆',
  sections: [
    { heading: 'output.minify', id: '', depth: 1, prose: '压缩 JavaScript 代码。', code: '' },
  ],
};

it('keeps the pages, and adds others of the same shape, identically in every run', () => {
  const pages = moreTopics([page], 3);
  expect(pages).toHaveLength(3);
  expect(pages[0]).toEqual(page);
  expect(new Set(pages.map(({ route }) => route)).size).toBe(3);
  expect(pages[1]?.sections[0]?.prose).toMatch(/^\p{Script=Han}{2} [a-z]+ \p{Script=Han}{2}。$/iu);
  expect(moreTopics([page], 3)).toEqual(pages);
});
