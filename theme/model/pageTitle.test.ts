import { describe, expect, it } from 'vitest';
import { pageTitle } from './pageTitle';

const page = { pageType: 'doc', title: 'mode', siteTitle: 'Rsbuild' } as const;

describe('pageTitle', () => {
  it('joins the page title and the site title with a dash', () => {
    expect(pageTitle(page)).toBe('mode - Rsbuild');
  });

  it('uses the separator of a suffix that begins with a dash or a bar', () => {
    expect(pageTitle({ ...page, titleSuffix: '| Config' })).toBe('mode | Config');
    expect(pageTitle({ ...page, titleSuffix: '- Config' })).toBe('mode - Config');
  });

  it('is the site title on the home page', () => {
    expect(pageTitle({ ...page, pageType: 'home', title: 'Home' })).toBe('Rsbuild');
  });

  it('is the status for an unknown URL', () => {
    expect(pageTitle({ ...page, pageType: '404', title: '' })).toBe('404 - Rsbuild');
  });

  it('falls back to the site title if a page has none', () => {
    expect(pageTitle({ ...page, pageType: 'custom', title: '' })).toBe('Rsbuild');
  });
});
