import { describe, expect, it, vi } from 'vitest';
import { redirects } from '@config/redirects';
import { redirectTarget } from './redirects';

const warn = vi.fn();

describe('redirectTarget', () => {
  it('leads every old URL to its new one, in its own language', () => {
    expect(redirectTarget('/guide/basic/unocss', redirects, warn)).toBe('/guide/styling/unocss');
    expect(redirectTarget('/zh/config/source/alias', redirects, warn)).toBe(
      '/zh/config/resolve/alias',
    );
    expect(warn).not.toHaveBeenCalled();
  });

  it('leads to another site for a page that moved there', () => {
    expect(redirectTarget('/zh/plugins/list/plugin-assets-retry', redirects, warn)).toBe(
      'https://github.com/rspack-contrib/rsbuild-plugin-assets-retry',
    );
  });

  it('leaves other URLs alone, also those that only begin alike', () => {
    expect(redirectTarget('/config/source/alias-strategy-x', redirects, warn)).toBeUndefined();
    expect(redirectTarget('/guide/basic/cli', redirects, warn)).toBeUndefined();
  });

  it('warns of an invalid pattern and goes on with the next', () => {
    const rules = [
      { from: '^/(old', to: '/x' },
      { from: '^/old$', to: '/new' },
    ];
    expect(redirectTarget('/old', rules, warn)).toBe('/new');
    expect(warn).toHaveBeenCalledWith('Invalid redirect pattern: ^/(old');
  });

  it('knows every URL that gets a static page', () => {
    for (const { paths, from } of redirects) {
      for (const address of paths) expect(address).toMatch(new RegExp(from));
    }
  });
});
