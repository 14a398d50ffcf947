import { describe, expect, it, vi } from 'vitest';
import { redirects } from '@config/redirects';
import { redirectTarget } from './redirects';

const warn = vi.fn();

describe('redirectTarget', () => {
  it('redirects every old URL to its new one, in its language', () => {
    expect(redirectTarget('/guide/basic/unocss', redirects, warn)).toBe('/guide/styling/unocss');
    expect(redirectTarget('/zh/config/source/alias', redirects, warn)).toBe(
      '/zh/config/resolve/alias',
    );
    expect(warn).not.toHaveBeenCalled();
  });

  it('redirects to another site if the page moved there', () => {
    expect(redirectTarget('/zh/plugins/list/plugin-assets-retry', redirects, warn)).toBe(
      'https://github.com/rspack-contrib/rsbuild-plugin-assets-retry',
    );
  });

  it('ignores other URLs, including those with the same beginning', () => {
    expect(redirectTarget('/config/source/alias-strategy-x', redirects, warn)).toBeUndefined();
    expect(redirectTarget('/guide/basic/cli', redirects, warn)).toBeUndefined();
  });

  it('warns about an invalid pattern and continues with the next', () => {
    const rules = [
      { from: '^/(old', to: '/x' },
      { from: '^/old$', to: '/new' },
    ];
    expect(redirectTarget('/old', rules, warn)).toBe('/new');
    expect(warn).toHaveBeenCalledWith('Invalid redirect pattern: ^/(old');
  });

  it('redirects every URL that has a static page', () => {
    for (const { paths, from } of redirects) {
      for (const path of paths) expect(path).toMatch(new RegExp(from));
    }
  });
});
