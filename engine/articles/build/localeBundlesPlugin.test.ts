import { expect, it } from 'vitest';
import { siteDataModule, textsByLanguage } from './localeBundlesPlugin';

const site = {
  title: 'Site',
  themeConfig: {
    locales: [
      { lang: 'en', label: 'English', nav: ['Guide'] },
      { lang: 'zh', label: '中文', nav: ['指南'] },
    ],
  },
};

it('moves navigation out of the site data, by language', () => {
  const { code, locales } = siteDataModule(`export default ${JSON.stringify(site, null, 2)}`);
  expect(locales.get('zh')).toEqual(site.themeConfig.locales[1]);
  expect(code).not.toContain('指南');
  const data = JSON.parse(code.replace('export default ', '').replace(/;$/, '')) as unknown;
  expect(data).toEqual({
    title: 'Site',
    themeConfig: {
      locales: [
        { lang: 'en', label: 'English' },
        { lang: 'zh', label: '中文' },
      ],
    },
  });
});

it('groups UI strings by language', () => {
  const texts = { skip: { en: 'Skip', zh: '跳过' }, top: { en: 'Top' } };
  expect([...textsByLanguage(texts)]).toEqual([
    ['en', { skip: 'Skip', top: 'Top' }],
    ['zh', { skip: '跳过' }],
  ]);
});
