import { expect, it } from 'vitest';
import { socialName } from './socialName';

const svg = '<svg viewBox="0 0 1 1"></svg>';

it('calls a known icon by its brand', () => {
  expect(socialName({ icon: 'x', mode: 'link', content: 'https://x.com/a' }, 'Social')).toBe('X');
});

it('calls a custom icon by the title in its drawing', () => {
  const icon = { svg: '<svg><title>WeChat</title></svg>' };
  expect(socialName({ icon, mode: 'img', content: '/qr.png' }, 'Social')).toBe('WeChat');
});

it('calls a custom link without a title by its host', () => {
  expect(socialName({ icon: { svg }, mode: 'link', content: 'https://a.dev/b' }, 'Social')).toBe(
    'a.dev',
  );
});

it('takes a title of blanks for none', () => {
  const icon = { svg: '<svg><title>\t</title></svg>' };
  expect(socialName({ icon, mode: 'link', content: 'https://a.dev/b' }, 'Social')).toBe('a.dev');
});

it('falls back where nothing names it', () => {
  expect(socialName({ icon: { svg }, mode: 'text', content: 'Hi' }, 'Social')).toBe('Social');
  expect(socialName({ icon: { svg }, mode: 'link', content: '/rss' }, 'Social')).toBe('Social');
});
