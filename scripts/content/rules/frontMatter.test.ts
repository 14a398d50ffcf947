import { describe, expect, it } from 'vitest';
import { page, messagesOf, siteOf } from '../testing/siteOf';
import { frontMatter } from './frontMatter';

const check = (yaml: string): string[] =>
  messagesOf(frontMatter.check(siteOf({ 'docs/en/x.mdx': page('# X', yaml) })));

describe('front-matter', () => {
  it('accepts every field of the specification', () => {
    const yaml = [
      'title: Rsbuild 1.0',
      "titleSuffix: '| Releases'",
      'description: What 1.0 brings.',
      'pageType: home',
      'head: [[meta, { name: robots, content: noindex }]]',
      'features: [{ title: Fast, details: Rust inside, icon: ⚡, link: /guide/start/, span: 6 }]',
      'overview: true',
      'navbar: false',
      'sidebar: false',
      'outline: false',
      'footer: false',
      'globalUIComponents: false',
      'published_at: 2024-09-10',
      'feeds: [{ url: /feed.xml, mime: application/rss+xml, language: zh-CN }]',
    ];
    expect(check(yaml.join('\n'))).toEqual([]);
  });

  it('requires front matter', () => {
    const problems = frontMatter.check(siteOf({ 'docs/en/x.mdx': '# X\n' }));
    expect(messagesOf(problems)).toEqual([
      'docs/en/x.mdx:1  there is no front matter  begin the page with ---, description: one sentence, ---',
    ]);
  });

  it('reports unclosed front matter', () => {
    const problems = frontMatter.check(
      siteOf({ 'docs/en/x.mdx': '---\ndescription: X.\n\n# X\n' }),
    );
    expect(messagesOf(problems)).toEqual([
      'docs/en/x.mdx:1  the front matter is not closed  end it with a line of ---',
    ]);
  });

  it('requires a description', () => {
    expect(check('title: X')).toEqual([
      'docs/en/x.mdx:2  description is missing  add one sentence that answers what a reader searched for',
    ]);
    expect(check('')).toEqual([
      'docs/en/x.mdx:2  description is missing  add one sentence that answers what a reader searched for',
    ]);
  });

  it('limits a description to 160 characters', () => {
    expect(check(`title: X\ndescription: ${'a'.repeat(159)}`)).toEqual([]);
    expect(check(`title: X\ndescription: ${'a'.repeat(160)}`)).toEqual([
      'docs/en/x.mdx:3  description has 160 characters  shorten it to under 160 characters',
    ]);
  });

  it('suggests a known key that resembles an unknown one', () => {
    expect(check('description: X.\npagetype: doc')).toEqual([
      'docs/en/x.mdx:3  unknown key pagetype  did you mean pageType?',
    ]);
  });

  it('lists the known keys if none is similar', () => {
    const [problem] = check('description: X.\nauthor: me');
    expect(problem).toMatch(
      /^docs\/en\/x\.mdx:3 {2}unknown key author {2}remove it, or use one of title, /,
    );
  });

  it.each([
    ['pageType: landing', 3, 'pageType is "landing"', 'use one of home, doc, custom, blank, 404'],
    ['pageType: 404', 3, 'pageType is 404', "write '404' between quotes"],
    ['outline: no thanks', 3, 'outline is "no thanks"', 'write true or false'],
    [
      'features:\n  - title: A\n    details: B\n    span: 5',
      6,
      'features[0].span is 5',
      'use one of 2, 3, 4, 6',
    ],
    [
      'features:\n  - title: A\n    details: B\n    icn: C',
      6,
      'unknown key features[0].icn',
      'did you mean icon?',
    ],
    ['features:\n  - title: A', 4, 'features[0].details is missing', 'say in a line what it gives'],
    ['head:\n  - [script, { src: /a.js }]', 4, 'head[0][0] is "script"', 'use one of meta, link'],
    ['head:\n  - meta', 4, 'head[0] is "meta"', 'write each tag as [name, { attribute: value }]'],
    ['published_at: yesterday', 3, 'published_at is "yesterday"', 'write the day as YYYY-MM-DD'],
  ])('reports the value of %j with the valid ones', (yaml, line, found, remedy) => {
    expect(check(`description: X.\n${yaml}`)).toEqual([
      `docs/en/x.mdx:${String(line)}  ${found}  ${remedy}`,
    ]);
  });

  it('reports malformed YAML at its line', () => {
    expect(check('description: X.\ntitle: a: b')).toEqual([
      'docs/en/x.mdx:3  the front matter is not valid YAML: nested mappings are not allowed in compact mappings  put values with : # { [ or quotes between quotes',
    ]);
    expect(check('description: X.\ndescription: Y.')).toEqual([
      'docs/en/x.mdx:3  the front matter is not valid YAML: map keys must be unique  keep one of the two',
    ]);
  });

  it('ignores shared fragments', () => {
    expect(frontMatter.check(siteOf({ 'docs/en/shared/note.mdx': 'Text.\n' }))).toEqual([]);
  });
});
