import { describe, expect, it } from 'vitest';
import { plainMarkdown } from './plainMarkdown';

const HOME = 'https://docs.example/';
const bodyOf = (copy: string) => plainMarkdown(copy, HOME).body;

describe('plainMarkdown', () => {
  it('takes the title from the first heading, without code marks', () => {
    expect(plainMarkdown('# Use `root` here\n\nText.\n', HOME).title).toBe('Use root here');
  });

  it('rewrites links to the same pages of the other site', () => {
    expect(
      bodyOf('[a](https://docs.example/guide/a.md#part) [b](https://docs.example/b/index.md)'),
    ).toBe('[a](/guide/a#part) [b](/b/)');
    expect(bodyOf('![A plan](https://docs.example/plan.svg)')).toBe('![A plan](/plan.svg)');
    expect(bodyOf('[home](https://docs.example/index.md)')).toBe('[home](/)');
  });

  it('leaves links to data files on our site, which other engines do not write', () => {
    const link = '[options](https://docs.example/options.json)';
    expect(bodyOf(link)).toBe(link);
  });

  it("doesn't change external links and links within the page", () => {
    const links = '[a](https://other.example/index.md) [b](#part)';
    expect(bodyOf(links)).toBe(links);
  });

  it('escapes text that an engine would parse as markup', () => {
    expect(bodyOf('Write <name> and {{ name }}, or \\{ and \\<.')).toBe(
      'Write &lt;name> and &#123;&#123; name &#125;&#125;, or &#123; and &lt;.',
    );
  });

  it('keeps inline code and code blocks unchanged', () => {
    const code =
      'Set `<div id={a}>`:\n\n```tsx title="a.tsx"\n<a href={`${b}`}>[x](https://docs.example/a.md)</a>\n```\n';
    expect(bodyOf(code)).toBe(code);
  });
});
