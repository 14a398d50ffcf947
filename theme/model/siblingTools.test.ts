import { describe, expect, it } from 'vitest';
import { inLanguage } from './siblingTools';

const tool = { name: 'Rsx', desc: '工具', descEn: 'Tool', logo: 'rsx', url: 'https://rsx.rs/zh/' };

describe('inLanguage', () => {
  it('gives readers of Chinese the Chinese text and URL', () => {
    expect(inLanguage({ ...tool, urlEn: 'https://rsx.rs' }, 'zh')).toEqual({
      description: '工具',
      url: 'https://rsx.rs/zh/',
    });
  });

  it('gives everyone else the English ones', () => {
    expect(inLanguage({ ...tool, urlEn: 'https://rsx.rs' }, 'en')).toEqual({
      description: 'Tool',
      url: 'https://rsx.rs',
    });
  });

  it('leads everyone to the one URL where there is only one', () => {
    expect(inLanguage(tool, 'en').url).toBe('https://rsx.rs/zh/');
  });
});
