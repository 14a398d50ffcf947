import { describe, expect, it } from 'vitest';
import { page, messagesOf, siteOf } from '../testing/siteOf';
import { referenceCoverage } from './referenceCoverage';

const check = (files: Record<string, string>): string[] =>
  messagesOf(referenceCoverage.check(siteOf(files)));

const about = (words: string, files: Record<string, string> = {}): string[] =>
  check(files).filter((line) => line.includes(` ${words} `));

describe('reference-coverage', () => {
  it('reports an option without a page and a section, in each language', () => {
    expect(about('output.distPath')).toEqual([
      'docs/en/config/output/dist-path.mdx:1  the option output.distPath has neither a page nor a section  write the page, or a heading output.distPath where it is described',
      'docs/zh/config/output/dist-path.mdx:1  the option output.distPath has neither a page nor a section  write the page, or a heading output.distPath where it is described',
    ]);
    expect(
      about('output.distPath', {
        'docs/en/config/output/dist-path.mdx': page('# output.distPath'),
        'docs/zh/guide/x.mdx': page('## output.filename 与 output.distPath'),
      }),
    ).toEqual([]);
  });

  it('accepts a sentence of the reference for an option whose URL another one has', () => {
    const sentence = page('The old name is `source.alias`.');
    expect(about('source.alias', { 'docs/en/config/resolve/alias.mdx': sentence })).toHaveLength(1);
    expect(about('source.alias', { 'docs/en/guide/x.mdx': sentence })).toHaveLength(2);
  });

  it('reports a member of the JavaScript API without a section', () => {
    const line =
      'docs/en/api/javascript-api/core.mdx:1  loadConfig of the JavaScript API (exports) has no section  write a heading loadConfig on /api/javascript-api/core';
    const file = 'docs/en/api/javascript-api/core.mdx';
    expect(about('loadConfig')).toContain(line);
    expect(about('loadConfig', { [file]: page('## loadConfig()') })).not.toContain(line);
  });

  it('reports a type that options use without a section on the types page', () => {
    const file = 'docs/zh/api/javascript-api/types.mdx';
    const line = `${file}:1  the type ProxyOptions, which options name, has no section  write a heading \`ProxyOptions\` with <TypeDeclaration of="ProxyOptions" />`;
    expect(check({})).toContain(line);
    expect(check({ [file]: page('### `ProxyOptions`') })).not.toContain(line);
  });

  it("reports a plugin's option without a section on that plugin's page", () => {
    const file = 'docs/en/plugins/list/plugin-react.mdx';
    const line = `${file}:1  the option fastRefresh of @rsbuild/plugin-react has no section  write a heading fastRefresh`;
    expect(about('fastRefresh')).toContain(line);
    expect(about('fastRefresh', { [file]: page('### fastRefresh') })).not.toContain(line);
  });

  it('is skipped with a message if there is no reference', () => {
    expect(referenceCoverage.skipped?.(siteOf({}))).toBe(
      'the site has no /api/javascript-api/core',
    );
    const core = { 'docs/en/api/javascript-api/core.mdx': page('# Core') };
    expect(referenceCoverage.skipped?.(siteOf(core))).toBeUndefined();
  });
});
