import { expect, it } from 'vitest';
import { editHref } from './editLink';

const settings = { docRepoBaseUrl: 'https://example.com/docs', text: 'Edit this page' };

it('joins the base URL and the path of the file', () => {
  expect(editHref(settings, 'en/guide/a.mdx')).toBe('https://example.com/docs/en/guide/a.mdx');
  expect(editHref({ ...settings, docRepoBaseUrl: 'https://example.com/docs/' }, 'a.mdx')).toBe(
    'https://example.com/docs/a.mdx',
  );
});

it('requires both base URL and text', () => {
  expect(editHref({ ...settings, text: '' }, 'a.mdx')).toBeNull();
  expect(editHref({ ...settings, docRepoBaseUrl: '' }, 'a.mdx')).toBeNull();
  expect(editHref(undefined, 'a.mdx')).toBeNull();
});

it('returns null for a page without a file', () => {
  expect(editHref(settings, '')).toBeNull();
});
