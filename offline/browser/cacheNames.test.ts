import { expect, it } from 'vitest';
import { cacheName, cachesOf, cachesOfOthers } from './requests';

const names = [
  cacheName('/', 'old'),
  cacheName('/', 'new'),
  cacheName('/docs/', 'old'),
  'of another program',
];

it('counts as a site’s the caches of all its builds, and those of no other site of its host', () => {
  expect(cachesOf('/', names)).toEqual([cacheName('/', 'old'), cacheName('/', 'new')]);
  expect(cachesOf('/docs/', names)).toEqual([cacheName('/docs/', 'old')]);
});

it('has a build drop what its site’s other builds stored, and nothing else', () => {
  expect(cachesOfOthers('/', 'new', names)).toEqual([cacheName('/', 'old')]);
  expect(cachesOfOthers('/docs/', 'old', names)).toEqual([]);
});
