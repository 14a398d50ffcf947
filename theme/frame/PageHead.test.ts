import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { usePageHead } from './PageHead';

const { page, useHead } = vi.hoisted(() => ({
  page: { pageType: 'doc', title: 'Mode', lang: 'en', frontmatter: {} },
  useHead: vi.fn(),
}));

vi.mock('@rspress/core/runtime', () => ({
  useHead,
  useLang: () => 'en',
  usePage: () => ({ page }),
  useSite: () => ({
    site: { title: 'Docs', themeConfig: { locales: [{ lang: 'en', description: 'The docs.' }] } },
  }),
}));

const described = (frontmatter: object): unknown => {
  page.frontmatter = frontmatter;
  renderHook(usePageHead);
  const { meta } = useHead.mock.lastCall?.[0] as { meta: { name?: string; content: string }[] };
  return meta.find(({ name }) => name === 'description')?.content;
};

it("sets the page's own description, or the one of its locale", () => {
  expect(described({ description: 'Sets the mode.' })).toBe('Sets the mode.');
  expect(described({})).toBe('The docs.');
});
