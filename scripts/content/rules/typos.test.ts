import { expect, it } from 'vitest';
import { page, messagesOf, siteOf } from '../testing/siteOf';
import { typos } from './typos';

const check = (lang: string, body: string): string[] =>
  messagesOf(typos.check(siteOf({ [`docs/${lang}/x.mdx`]: page(body) })));

it.each([
  ['the the cache', '“the the”  write the'],
  ['more then one', '“more then one”  write more than one'],
  ['and than it stops', '“and than”  write and then'],
  ['loaded form the disk', '“loaded form”  write loaded from'],
  ['has it’s own file', '“it’s own”  write its own'],
  ['its not set', "“its not”  write it's not"],
  ['it should of failed', '“should of”  write should have'],
  ['an affect', '“an affect”  write an effect'],
  ['it will loose data', '“will loose”  write will lose'],
  ['a entry', '“a entry”  write an entry'],
  ['an file', '“an file”  write a file'],
  ['it allows to build', '“allows to”  write allows you to'],
  ['A TODO here', 'TODO is left  do it, or open an issue and remove the note'],
  ['{/* FIXME */}', 'FIXME is left  do it, or open an issue and remove the note'],
  ['```ts\nf(); // TODO\n```', 'TODO is left  do it, or open an issue and remove the note'],
])('reports: %s', (text, problem) => {
  expect(check('en', text)).toEqual([expect.stringContaining(problem)]);
});

it.each([
  'had had, that that',
  'faster than that, then it stops',
  'a unit, a user, a one-time key',
  'the form',
  'its value, it’s set',
])('accepts: %s', (text) => {
  expect(check('en', text)).toEqual([]);
});

it('reports only doubled Chinese particles', () => {
  expect(check('zh', '项目的的缓存')).toEqual(['docs/zh/x.mdx:5  “的的”  write 的']);
  expect(check('zh', '的的确确，看看')).toEqual([]);
});
