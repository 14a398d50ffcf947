import { expect, it } from 'vitest';
import { className } from './alikeClassNames';

const [, mark = ''] = className('/site/components/Tabs.module.css', '/site', 'root').split('-');

it('ends all names of a file alike', () => {
  expect(className('/site/components/Tabs.module.css', '/site', 'list')).toBe(`list-${mark}`);
});

it('ends the names of another file otherwise', () => {
  expect(className('/site/theme/Tabs.module.css', '/site', 'root')).not.toBe(`root-${mark}`);
});

it('names them the same wherever the site is built', () => {
  expect(className('/home/me/components/Tabs.module.css', '/home/me', 'root')).toBe(`root-${mark}`);
});
