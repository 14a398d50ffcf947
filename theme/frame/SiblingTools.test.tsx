import { render, screen, within } from '@testing-library/react';
import type { ContextType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { SiteContext } from '@components/SiteContext';
import { SiblingTools } from './SiblingTools';

vi.mock('@rspress/core/runtime', () => ({ useSite: () => ({ site: { title: 'Rsbuild' } }) }));
vi.mock('@hooks/useText', () => ({ useText: () => (key: string) => key }));

function renderIn(lang: string) {
  const port = {
    Link: (props: { href: string }) => <a {...props} />,
    lang,
  } as unknown as ContextType<typeof SiteContext>;
  render(
    <SiteContext value={port}>
      <SiblingTools />
    </SiteContext>,
  );
  return within(screen.getByRole('list', { name: 'nav.siblingTools' }));
}

describe('SiblingTools', () => {
  it('lists bundler, build tool, site generator, library tool, analyzer, test framework, and ecosystem', () => {
    const links = renderIn('en').getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Rspack Rust bundler',
      'Rsbuild Web build tool',
      'Rspress Static site generator',
      'Rslib Library development tool',
      'Rsdoctor Build analyzer',
      'Rstest Test framework',
      'Awesome Rstack Ecosystem list',
    ]);
  });

  it('marks the tool that the site documents', () => {
    const [current, ...others] = renderIn('en').getAllByRole('link', { current: true });
    expect(current?.textContent).toBe('Rsbuild Web build tool');
    expect(others).toEqual([]);
  });

  it('is in Chinese on Chinese pages, and links to Chinese sites where available', () => {
    const list = renderIn('zh');
    const rspress = list.getByRole('link', { name: 'Rspress 静态站点生成器' });
    expect(rspress.getAttribute('href')).toBe('https://rspress.rs/zh/');
    const awesome = list.getByRole('link', { name: /^Awesome/ });
    expect(awesome.getAttribute('href')).toBe('https://github.com/web-infra-dev/awesome-rstack');
  });
});
