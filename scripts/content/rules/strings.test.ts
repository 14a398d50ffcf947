import { expect, it } from 'vitest';
import { messagesOf, siteOf } from '../testing/siteOf';
import { strings } from './strings';

const check = (texts: Record<string, unknown>, code = "text('a.b')"): string[] =>
  messagesOf(
    strings.check({
      ...siteOf({ 'i18n.json': JSON.stringify(texts, null, 1), 'theme/x.ts': code }),
      misspelt: new Map([['Serach', undefined]]),
    }),
  );

it('accepts strings that code reads, by name or by prefix', () => {
  expect(check({ 'a.b': { en: '{{n}} files', zh: '{{n}} 个文件' } })).toEqual([]);
  expect(check({ 'a.b': { en: 'A', zh: '甲' } }, 'text(`a.${name}`)')).toEqual([]);
});

it.each([
  [{ 'a.b': { en: 'A' } }, 'i18n.json:2  a.b has no text in zh  add "zh": "…"'],
  [
    { 'a.b': { en: '{{n}} files', zh: '几个文件' } },
    'i18n.json:4  a.b has no placeholder, and {{n}} in English  use the same placeholders in each language',
  ],
  [
    { 'a.b': { en: 'Use Rsbuild', zh: '使用Rsbuild' } },
    'i18n.json:4  no space between Chinese and Latin: 使用Rsbuil  correct it as in the text of a page',
  ],
  [
    { 'a.b': { en: 'Serach', zh: '搜索' } },
    'i18n.json:3  Serach is in no dictionary  correct it, or add it to scripts/content/words/dictionary.txt',
  ],
])('reports the problems of %o', (texts, problem) => {
  expect(check(texts)).toEqual([problem]);
});

it('reports keys that nothing reads, and reads without a key', () => {
  expect(check({ 'a.b': { en: 'A', zh: '甲' } }, "text('a.bb')")).toEqual([
    'i18n.json:2  nothing reads a.b  remove it, or correct the key',
    'theme/x.ts:1  i18n.json has no key a.bb  did you mean a.b?',
  ]);
});
