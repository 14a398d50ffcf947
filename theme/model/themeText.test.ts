import { describe, expect, it } from 'vitest';
import { themeText } from './themeText';

const text = (key: string) => `text of ${key}`;

describe('themeText', () => {
  it('prefers the locale, then the site, then i18n.json', () => {
    const site = { nextPageText: 'Onward' };
    expect(themeText('nextPageText', site, { nextPageText: 'Weiter' }, text)).toBe('Weiter');
    expect(themeText('nextPageText', site, {}, text)).toBe('Onward');
    expect(themeText('nextPageText', {}, undefined, text)).toBe('text of doc.nextPage');
  });
});
