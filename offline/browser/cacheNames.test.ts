import { expect, it } from 'vitest';
import { cacheName, cachesOf, cachesOfOthers } from './requests';

const names = [
  cacheName('/', 'old'),
  cacheName('/', 'new'),
  cacheName('/docs/', 'old'),
  'of another program',
];

it('includes the caches of all builds of a site, but not those of other sites on its host', () => {
  expect(cachesOf('/', names)).toEqual([cacheName('/', 'old'), cacheName('/', 'new')]);
  expect(cachesOf('/docs/', names)).toEqual([cacheName('/docs/', 'old')]);
});

it('deletes only what other builds of the same site have stored', () => {
  expect(cachesOfOthers('/', 'new', names)).toEqual([cacheName('/', 'old')]);
  expect(cachesOfOthers('/docs/', 'old', names)).toEqual([]);
});
