import { expect, it } from 'vitest';
import { NO_MEMORY, parseSidebarMemory } from './sidebarMemory';

it('returns what was stored', () => {
  const memory = { open: { '/guide:0': true, '/guide:1': false }, scroll: { '/guide': 120 } };
  expect(parseSidebarMemory(JSON.stringify(memory))).toEqual(memory);
});

it.each([null, '', 'no JSON', 'null', '[]', '"text"', '{"open":1,"scroll":"far"}'])(
  'is empty for the stored value %j',
  (stored) => {
    expect(parseSidebarMemory(stored)).toEqual(NO_MEMORY);
  },
);

it('drops invalid entries and keeps the rest', () => {
  expect(parseSidebarMemory('{"open":{"a":true,"b":"yes"},"scroll":{"/guide":"far"}}')).toEqual({
    open: { a: true },
    scroll: {},
  });
});
