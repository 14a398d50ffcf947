import type { Language } from '@config/site';
import { testOn } from './builtFixture';

export { expect, ON_DESKTOP, ON_PHONE } from './test';

/** The test function of specs that look at the small site of every state of the frame. */
export const test = testOn('frame');

/** The titles of that site's pages. */
export const NAMES = {
  en: {
    introduction: 'Introduction',
    long: 'A long page',
    basics: 'Basics',
    images: 'A page with late images',
    plain: 'A page without sections',
    styling: 'Styling',
    advanced: 'Advanced',
    deep: 'Deep',
    linked: 'Linked group',
    start: 'Start',
    section: 'Section',
    afterImages: 'After the images',
    server: 'Dev server',
    config: 'Config',
    updated: /^Last Updated \w+ \d+, \d{4}, \d\d:\d\d$/,
  },
  zh: {
    introduction: '介绍',
    long: '很长的页面',
    basics: '基础',
    images: '图片加载较慢的页面',
    plain: '没有小节的页面',
    styling: '样式',
    advanced: '进阶',
    deep: '深层',
    linked: '带链接的分组',
    start: '开始',
    section: '小节',
    afterImages: '图片之后',
    server: '开发服务器',
    config: '配置',
    updated: /^最后更新于 \d{4} 年 \d+ 月 \d+ 日 \d\d:\d\d$/,
  },
} as const satisfies Record<Language, Record<string, string | RegExp>>;
