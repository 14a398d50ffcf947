import { expect, it } from 'vitest';
import { socialName } from './socialName';

const svg = '<svg viewBox="0 0 1 1"></svg>';

it('returns the brand of a known icon', () => {
  expect(socialName({ icon: 'x', mode: 'link', content: 'https://x.com/a' }, 'Social')).toBe('X');
});

it('returns the title in a custom icon', () => {
  const icon = { svg: '<svg><title>WeChat</title></svg>' };
  expect(socialName({ icon, mode: 'img', content: '/qr.png' }, 'Social')).toBe('WeChat');
});

it('returns the host of a custom link without a title', () => {
  expect(socialName({ icon: { svg }, mode: 'link', content: 'https://a.dev/b' }, 'Social')).toBe(
    'a.dev',
  );
});

it('ignores a blank title', () => {
  const icon = { svg: '<svg><title>\t</title></svg>' };
  expect(socialName({ icon, mode: 'link', content: 'https://a.dev/b' }, 'Social')).toBe('a.dev');
});

it('falls back to the default if there is no name', () => {
  expect(socialName({ icon: { svg }, mode: 'text', content: 'Hi' }, 'Social')).toBe('Social');
  expect(socialName({ icon: { svg }, mode: 'link', content: '/rss' }, 'Social')).toBe('Social');
});
