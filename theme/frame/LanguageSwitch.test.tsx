import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { LanguageSwitch } from './LanguageSwitch';

const en = { lang: 'en', label: 'English' };
const zh = { lang: 'zh', label: '简体中文' };

const { site } = vi.hoisted(() => ({
  site: {
    lang: 'en',
    locales: [{ lang: 'en' }, { lang: 'zh' }],
    themeConfig: { locales: [] as { lang: string; label: string }[] },
    multiVersion: { default: '', versions: [] },
  },
}));

vi.mock('@rspress/core/runtime', () => ({
  useSite: () => ({ site }),
  useLang: () => 'en',
  useI18n: () => (key: string) => key,
  useLocation: () => ({ pathname: '/guide', search: '', hash: '' }),
  usePage: () => ({ page: { pageType: 'doc' } }),
}));

beforeEach(() => {
  site.themeConfig.locales = [en, zh];
});

it('links to the page in each language, with the current one marked', () => {
  render(<LanguageSwitch placement="screen" />);
  const link = (name: string) => screen.getByRole('link', { name });
  expect(link('简体中文').getAttribute('href')).toBe('/zh/guide');
  expect(link('简体中文').getAttribute('hreflang')).toBe('zh');
  expect(link('English').getAttribute('aria-current')).toBe('true');
});

it('is rendered only if there are several languages', () => {
  site.themeConfig.locales = [en];
  const { container } = render(<LanguageSwitch placement="bar" />);
  expect(container.childElementCount).toBe(0);
});
