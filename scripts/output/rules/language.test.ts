import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../content/testing/siteOf';
import { builtSiteOf, counterparts } from '../testing/builtSiteOf';
import { html } from '../testing/html';
import { language } from './language';

const check = (files: Record<string, string>): string[] =>
  messagesOf(language.check(builtSiteOf(files)));

describe('language', () => {
  it('accepts pages with the right language', () => {
    expect(check(counterparts('/a', '# A', ''))).toEqual([]);
  });

  it('reports a page with another language, or none', () => {
    const files = counterparts('/a', '# A', '');
    files['dist/zh/a.html'] = html('/zh/a', '', { lang: 'en' });
    expect(check(files)).toEqual([
      'docs/zh/a.mdx:1  <html lang="en"> at a URL of zh (dist/zh/a.html)  write lang="zh" where the frame sets it',
    ]);
    files['dist/zh/a.html'] = '<title>A</title>';
    expect(check(files)).toHaveLength(1);
  });
});
