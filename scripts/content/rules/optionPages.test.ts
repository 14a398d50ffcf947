import { describe, expect, it } from 'vitest';
import { page, messagesOf, siteOf } from '../testing/siteOf';
import { optionPages } from './optionPages';

const check = (files: Record<string, string>): string[] =>
  messagesOf(optionPages.check(siteOf(files)));

describe('option-pages', () => {
  it('accepts pages and facts of options, including plugins’, and overviews', () => {
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

  it("requires the facts of the page's option", () => {
    const file = 'docs/en/config/mode.mdx';
    expect(check({ [file]: page('# mode') })).toEqual([
      `${file}:1  the page of mode does not show its type and default  write <OptionMeta of="mode" />`,
    ]);
    expect(check({ [file]: page('<OptionMeta of="root" />') })).toEqual([
      `${file}:5  <OptionMeta of="root" /> on the page of mode  write <OptionMeta of="mode" />`,
    ]);
  });

  it('reports a page of a missing option', () => {
    expect(check({ 'docs/zh/config/output/dist-paths.mdx': page('# X') })).toEqual([
      'docs/zh/config/output/dist-paths.mdx:1  @rsbuild/core 1.7.6 has no option for /config/output/dist-paths  did you mean docs/zh/config/output/dist-path.mdx?',
    ]);
  });

  it.each([
    [
      'of="output.minfy"',
      '@rsbuild/core 1.7.6 has no option output.minfy',
      'did you mean <OptionMeta of="output.minify" />?',
    ],
    [
      'of="plugin-react.fastRefesh"',
      '@rsbuild/plugin-react has no option fastRefesh',
      'did you mean <OptionMeta of="plugin-react.fastRefresh" />?',
    ],
    ['', '<OptionMeta> names no option', 'name one, such as <OptionMeta of="output.minify" />'],
  ])('reports facts without an existing option: <OptionMeta %s />', (attribute, found, remedy) => {
    expect(check({ 'docs/en/guide/x.mdx': page(`<OptionMeta ${attribute} />`) })).toEqual([
      `docs/en/guide/x.mdx:5  ${found}  ${remedy}`,
    ]);
  });
});
