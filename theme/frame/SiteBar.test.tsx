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

it('is rendered on every page', () => {
  expect(bar()).not.toBeNull();
});

it("isn't rendered on a site that always hides it", () => {
  engine.themeConfig = { locales: [], hideNavbar: 'always' };
  expect(bar()).toBeNull();
});

it("isn't rendered on a page whose front matter disables it", () => {
  engine.frontmatter = { navbar: false };
  expect(bar()).toBeNull();
});

it("contains the skip link even if the bar isn't rendered", () => {
  engine.frontmatter = { navbar: false };
  bar();
  expect(screen.getByRole('link', { name: 'nav.skipToContent' })).toBeTruthy();
});
