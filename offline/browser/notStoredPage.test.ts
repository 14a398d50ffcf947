import { expect, it } from 'vitest';
import { notStoredPage, titleIn } from './notStoredPage';

const site = {
  base: '/docs/',
  build: '0',
  defaultLanguage: 'en',
  styles: ['/docs/static/css/a.css'],
  sentences: {
    en: { siteName: 'Docs', title: 'Not <here>', text: 'Connect & load.', stored: 'Stored' },
    zh: { siteName: 'Docs', title: '没有保存', text: '请联网。', stored: '已保存' },
  },
};

const stored = [
  { path: '/docs/b', title: 'B &amp; more' },
  { path: '/docs/a', title: 'A' },
  { path: '/docs/zh/a', title: '甲' },
];

it('uses the language of the URL, and lists the stored pages of that language by title', () => {
  const page = notStoredPage('/docs/v1/zh/x', stored, site);
  expect(page).toContain('<html lang="zh">');
  expect(page).toContain('<h1>没有保存</h1><p>请联网。</p>');
  expect(page).toContain('<h2>已保存</h2><ul><li><a href="/docs/zh/a">甲</a></li></ul>');
  expect(notStoredPage('/docs/x', stored, site)).toContain(
    '<ul><li><a href="/docs/a">A</a></li><li><a href="/docs/b">B &amp; more</a></li></ul>',
  );
});

it('omits the list if no pages are stored', () => {
  expect(notStoredPage('/docs/x', [], site)).not.toContain('Stored');
});

it('escapes strings', () => {
  expect(notStoredPage('/docs/x', [], site)).toContain(
    '<h1>Not &lt;here&gt;</h1><p>Connect &amp; load.</p>',
  );
  const path = '/docs/"><script>';
  expect(notStoredPage('/docs/x', [{ path, title: '' }], site)).not.toContain('<script>');
});

it('returns the title of a stored page without the site’s name', () => {
  expect(titleIn('<head><title>mode &amp; more - Docs</title>', 'Docs')).toBe('mode &amp; more');
  expect(titleIn('', 'Docs')).toBe('');
});
