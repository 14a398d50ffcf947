import { describe, expect, it, vi } from 'vitest';
import { page, messagesOf, siteOf } from '../testing/siteOf';
import { voice } from './voice';

vi.mock('../voice/exceptions', () => ({
  EXCEPTIONS: [{ file: 'docs/en/bank.mdx', text: 'exchange rates', reason: 'a term of banks' }],
}));

const check = (body: string): string[] =>
  messagesOf(voice.check(siteOf({ 'docs/en/x.mdx': page(body) }))).map((line) =>
    line.replace('docs/en/x.mdx:', ''),
  );

describe('voice', () => {
  it.each([
    [
      'The page loads anew.',
      '5  “anew” is hard to read  write again, or a verb such as restart or reset',
    ],
    [
      'It runs in the mode `none`.',
      '5  “the mode `none`” is hard to read  write the `none` mode, the name first',
    ],
    ['Two style sheets.', '5  “style sheets” is hard to read  write stylesheets'],
    [
      'See `css` of [tools](/a).',
      '5  “`css` of [” is hard to read  write the whole path as one name, such as `dev.client.overlay`',
    ],
    [
      '[This](/a) tells more.',
      '5  “](/a) tells” is hard to read  write explains, lists, or “as configured by”',
    ],
    [
      'A file of its own.',
      '5  “of its own” may be hard to read  consider “its own”, separate, or custom',
    ],
    [
      'Text.\n\n## Hide them',
      '7  “## Hide them” may be hard to read  consider a heading that makes sense alone, in search results: name the thing',
    ],
    ['| Wish | Value |\n| - | - |\n| a | b |', '5  “Wish” is hard to read  write Goal'],
    ['<Tab label="Exchange it" />', '5  “Exchange” is hard to read  write replace or update'],
  ])('replaces: %s', (text, problem) => {
    expect(check(text)).toEqual([problem]);
  });

  it.each([
    ['code', '`stands`, ``anew ` anew``'],
    ['a code block', '1. Item:\n\n   ```text\n   It stands anew.\n   ```\n'],
    ['a comment', '{/* It stands. */}'],
    ['the target of a link', '[a](/guide/stands/anew) and https://example.com/anew'],
    ['the id of a heading', '## Restart {#anew}'],
    ['an attribute that no reader sees', '<Tabs groupId="anew" />'],
    ['a cell that names no column', '| Goal |\n| - |\n| Wish |'],
    [
      'stand for, stand alone and there is no',
      'They stand for it, stand alone, and there is no more.',
    ],
    ['a heading that asks', '## What does it do?'],
    ['an IP address', 'Each IPv4 address, and the IP address of a network address.'],
  ])('accepts %s', (_what, text) => {
    expect(check(text)).toEqual([]);
  });

  it('checks README files and English strings, but no Chinese pages', () => {
    const files = {
      'docs/zh/x.mdx': page('anew'),
      'theme/README.md': 'One\nanew',
      'i18n.json': '{\n"a": {\n"en": "Draw anew",\n"zh": "anew"\n}\n}',
    };
    const remedy = 'write again, or a verb such as restart or reset';
    expect(messagesOf(voice.check(siteOf(files)))).toEqual([
      `theme/README.md:2  “anew” is hard to read  ${remedy}`,
      `i18n.json:3  “anew” is hard to read  ${remedy}`,
    ]);
  });

  it('fails for errors in adopted folders, and only reports the rest', () => {
    const site = siteOf({
      'docs/en/a/x.mdx': page('anew by itself'),
      'docs/en/ab.mdx': page('anew'),
      'scripts/content/voice/adopted.txt': '# Why\ndocs/en/a/\n\ndocs/en/b\n',
    });
    const problems = voice.check(site);
    expect(problems.map(({ file, severity }) => [file, severity])).toEqual([
      ['docs/en/a/x.mdx', undefined],
      ['docs/en/a/x.mdx', 'report'],
      ['docs/en/ab.mdx', 'report'],
      ['scripts/content/voice/adopted.txt', undefined],
    ]);
    expect(messagesOf(problems).at(-1)).toBe(
      'scripts/content/voice/adopted.txt:4  docs/en/b has no English text  correct the path, or remove the line',
    );
  });

  it('accepts an exception in its file, and reports an unused one', () => {
    const at = (file: string, text: string): string[] =>
      messagesOf(voice.check(siteOf({ [file]: page(text) })));
    expect(at('docs/en/bank.mdx', 'The exchange rates of today.')).toEqual([]);
    expect(at('docs/en/shop.mdx', 'The exchange rates of today.')).toHaveLength(1);
    expect(at('docs/en/bank.mdx', 'The exchange of money, and nothing else.')).toHaveLength(2);
    expect(at('docs/en/bank.mdx', 'Text.')).toEqual([
      'docs/en/bank.mdx:1  scripts/content/voice/exceptions.ts allows “exchange rates”, which the file does not have  remove the exception',
    ]);
  });
});
