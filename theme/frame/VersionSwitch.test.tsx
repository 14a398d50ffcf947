import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { VersionSwitch } from './VersionSwitch';

const { site } = vi.hoisted(() => ({
  site: {
    lang: 'en',
    locales: [{ lang: 'en' }],
    multiVersion: { default: 'v2', versions: [] as string[] },
  },
}));

vi.mock('@rspress/core/runtime', () => ({
  useSite: () => ({ site }),
  useVersion: () => '',
  useI18n: () => (key: string) => key,
  useLocation: () => ({ pathname: '/guide', search: '', hash: '' }),
  usePage: () => ({ page: { pageType: 'doc' } }),
}));

beforeEach(() => {
  site.multiVersion.versions = ['v1', 'v2'];
});

it('links to the page in each version, and marks the default version if the URL has none', () => {
  render(<VersionSwitch placement="screen" />);
  expect(screen.getByRole('link', { name: 'v1' }).getAttribute('href')).toBe('/v1/guide');
  expect(screen.getByRole('link', { name: 'v2' }).getAttribute('aria-current')).toBe('true');
});

it('names the current version in the bar', () => {
  render(<VersionSwitch placement="bar" />);
  expect(screen.getByRole('button', { name: 'nav.version v2' })).toBeTruthy();
});

it.each([[[]], [['v2']]])("isn't rendered for the versions %j", (versions) => {
  site.multiVersion.versions = versions;
  const { container } = render(<VersionSwitch placement="bar" />);
  expect(container.childElementCount).toBe(0);
});
