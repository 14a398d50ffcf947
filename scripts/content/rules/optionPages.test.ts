import { describe, expect, it } from 'vitest';
import { page, said, siteOf } from '../testing/siteOf';
import { optionPages } from './optionPages';

const check = (files: Record<string, string>): string[] => said(optionPages.check(siteOf(files)));

describe('option-pages', () => {
  it('lets pages and facts of options, of plugins’ too, and overviews pass', () => {
    expect(
      check({
        'docs/en/config/index.mdx': page('# Options'),
        'docs/en/config/mode.mdx': page('<OptionMeta of="mode" />'),
        'docs/zh/config/output/dist-path.mdx': page('<OptionMeta of="output.distPath" />'),
        'docs/en/plugins/list/plugin-react.mdx': page(
          '<OptionMeta of="plugin-react.fastRefresh" />',
        ),
      }),
    ).toEqual([]);
  });

  it('tells a page of an option that is not there', () => {
    expect(check({ 'docs/zh/config/output/dist-paths.mdx': page('# X') })).toEqual([
      'docs/zh/config/output/dist-paths.mdx:1  @rsbuild/core 1.7.6 has no option for /config/output/dist-paths  move it to docs/zh/config/output/dist-path.mdx',
    ]);
  });

  it.each([
    ['of="output.minfy"', '@rsbuild/core 1.7.6 has no option output.minfy', 'output.minify'],
    [
      'of="plugin-react.fastRefesh"',
      '@rsbuild/plugin-react has no option fastRefesh',
      'plugin-react.fastRefresh',
    ],
    ['', '<OptionMeta> names no option', 'output.minify'],
  ])('tells facts of nothing: <OptionMeta %s />', (attribute, found, meant) => {
    expect(check({ 'docs/en/guide/x.mdx': page(`<OptionMeta ${attribute} />`) })).toEqual([
      `docs/en/guide/x.mdx:5  ${found}  write <OptionMeta of="${meant}" />`,
    ]);
  });
});
