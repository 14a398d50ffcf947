import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { SiteBar } from './SiteBar';

const { engine } = vi.hoisted(
  (): { engine: Record<'themeConfig' | 'frontmatter', Record<string, unknown>> } => ({
    engine: {
      themeConfig: { locales: [] },
      frontmatter: {},
    },
  }),
);

vi.mock('@rspress/core/runtime', () => ({
  useSite: () => ({ site: { themeConfig: engine.themeConfig } }),
  useLang: () => 'en',
  useFrontmatter: () => ({ frontmatter: engine.frontmatter }),
  useI18n: () => (key: string) => key,
}));

beforeEach(() => {
  engine.themeConfig = { locales: [] };
  engine.frontmatter = {};
});

function bar() {
  render(<SiteBar logo="logo" menu="menu" search="search" tools="tools" screenMenu="screen" />);
  return screen.queryByRole('banner');
}

it('stands on every page', () => {
  expect(bar()).not.toBeNull();
});

it('does not stand on a site that always hides it', () => {
  engine.themeConfig = { locales: [], hideNavbar: 'always' };
  expect(bar()).toBeNull();
});

it('does not stand on a page whose front matter drops it', () => {
  engine.frontmatter = { navbar: false };
  expect(bar()).toBeNull();
});

it('leads keyboards to the content, whether it stands or not', () => {
  engine.frontmatter = { navbar: false };
  bar();
  expect(screen.getByRole('link', { name: 'nav.skipToContent' })).toBeTruthy();
});
