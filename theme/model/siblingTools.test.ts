import { describe, expect, it } from 'vitest';
import { inLanguage } from './siblingTools';

const tool = { name: 'Rsx', desc: '工具', descEn: 'Tool', logo: 'rsx', url: 'https://rsx.rs/zh/' };

describe('inLanguage', () => {
  it('returns the Chinese text and URL for Chinese', () => {
    expect(inLanguage({ ...tool, urlEn: 'https://rsx.rs' }, 'zh')).toEqual({
      description: '工具',
      url: 'https://rsx.rs/zh/',
    });
  });

  it('returns the English ones for other languages', () => {
    expect(inLanguage({ ...tool, urlEn: 'https://rsx.rs' }, 'en')).toEqual({
      description: 'Tool',
      url: 'https://rsx.rs',
    });
  });

  it('returns the only URL for every language', () => {
    expect(inLanguage(tool, 'en').url).toBe('https://rsx.rs/zh/');
  });
});
