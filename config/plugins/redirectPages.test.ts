import { describe, expect, it } from 'vitest';
import { redirectPage } from './redirectPages';

const moved = { from: '^(/zh)?/old$', to: '$1/new' };

describe('redirectPage', () => {
  it('leads on in the language of the address, with and without script', () => {
    const page = redirectPage('/zh/old', moved);
    expect(page).toContain('<html lang="zh">');
    expect(page).toContain('content="0; url=/zh/new"');
    expect(page).toContain("location.replace('/zh/new'+location.search+location.hash)");
  });

  it('names the new address as canonical', () => {
    expect(redirectPage('/old', moved)).toContain(
      '<link rel="canonical" href="https://rsbuild.rs/new">',
    );
  });

  it('leads to another site without query and hash of ours', () => {
    const page = redirectPage('/old', { from: '^/old$', to: 'https://example.com/a' });
    expect(page).toContain("location.replace('https://example.com/a')");
  });
});
