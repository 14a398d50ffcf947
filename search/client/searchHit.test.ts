import { expect, it } from 'vitest';
import { savedHit, type SearchHit } from './searchHit';

const passage: SearchHit = {
  objectID: '1',
  url: '/config/server/port#conflicts',
  type: 'content',
  content: 'Rsbuild tries the next port.',
  hierarchy: {
    lvl0: 'Config',
    lvl1: 'server.port',
    lvl2: 'Conflicts',
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
  _snippetResult: { content: { value: '<mark>port</mark>' } },
};

it('stores the section of an opened passage', () => {
  const { objectID, url, hierarchy } = passage;
  expect(savedHit(passage)).toEqual({ objectID, url, type: 'lvl2', content: null, hierarchy });
});

it('stores the page of a passage before the first section', () => {
  const hierarchy = { ...passage.hierarchy, lvl2: null };
  expect(savedHit({ ...passage, url: '/config/server/port', hierarchy }).type).toBe('lvl1');
});

it('stores a heading without its highlights', () => {
  const { _snippetResult, ...fields } = passage;
  const heading: SearchHit = { ...fields, type: 'lvl2', content: null };
  const marked: SearchHit = { ...heading, _snippetResult };
  expect(savedHit(marked)).toEqual(heading);
});
