import { describe, expect, it } from 'vitest';
import { page, messagesOf, siteOf } from '../testing/siteOf';
import { syntax } from './syntax';

describe('syntax', () => {
  it('accepts pages and data that parse', () => {
    const site = siteOf({
      'docs/en/config/mode.mdx': page('# mode\n\n<Steps>\n\n### One {#one}\n\n</Steps>'),
      'docs/en/config/plain.md': page('# A < B and {braces}'),
      'docs/en/_nav.json': '[]',
      'docs/en/config/_meta.json': '["mode"]',
    });
    expect(syntax.check(site)).toEqual([]);
  });

  it('explains the possible causes of a bare brace', () => {
    const site = siteOf({ 'docs/en/config/mode.mdx': page('# mode\n\nSet {mode here} now.') });
    expect(messagesOf(syntax.check(site))).toEqual([
      'docs/en/config/mode.mdx:7  the page does not parse: Could not parse expression with acorn  put `code` between backticks, write a bare { as \\{, start a heading that has {#id} at the start of its line',
    ]);
  });

  it('reports an unclosed tag at its start', () => {
    const site = siteOf({ 'docs/en/config/mode.mdx': page('# mode\n\n<Steps>\n\nText') });
    expect(messagesOf(syntax.check(site))).toEqual([
      'docs/en/config/mode.mdx:7  the page does not parse: Expected a closing tag for `<Steps>` (7:1-7:8)  close each tag, on a separate line if it was opened on one',
    ]);
  });

  it('explains how to fix a bare angle bracket', () => {
    const site = siteOf({ 'docs/en/config/mode.mdx': page('# mode\n\nSmaller than <4 KB.') });
    expect(messagesOf(syntax.check(site))[0]).toMatch(
      /^docs\/en\/config\/mode\.mdx:7 {2}the page does not parse: .* put `code` between backticks, or write a bare < as &lt;$/,
    );
  });

  it.each([
    [
      '["mode",\n]',
      2,
      'a value is missing here',
      'remove the comma before the closing ] or add a value',
    ],
    [
      '["mode"\n"root"]',
      2,
      'a comma is missing before this',
      'end the entry before it with a comma',
    ],
    ['[{ "type" "file" }]', 1, 'a colon is missing', 'write "key": value'],
    [
      '[{\n"type": "divider",\n}]',
      3,
      'a key is missing here',
      'remove the comma before the closing }',
    ],
    ['// order\n[]', 1, 'a comment is not allowed', 'remove it: JSON has no comments'],
    ['["mode"', 1, 'a list is not closed', 'close it with ]'],
    ["['mode']", 1, 'an unknown word', 'put text between double quotes'],
    ['[] []', 1, 'something follows the end', 'remove what comes after the last bracket'],
    ['', 1, 'a value is missing here', 'remove the comma before the closing ] or add a value'],
  ])('explains the malformed JSON %j at its line', (json, line, found, remedy) => {
    const site = siteOf({ 'docs/en/config/_meta.json': json });
    expect(messagesOf(syntax.check(site))).toEqual([
      `docs/en/config/_meta.json:${String(line)}  not valid JSON: ${found}  ${remedy}`,
    ]);
  });
});
