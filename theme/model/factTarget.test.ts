import { describe, expect, it } from 'vitest';
import { factTarget } from './factTarget';

const prefixes = {
  languages: { all: ['en', 'zh'], default: 'en' },
  versions: { all: ['v0'], default: 'v1' },
};
const targetOf = (href: string, current = '/guide/start/') => factTarget(href, current, prefixes);

describe('the facts of a link', () => {
  it.each([
    ['/config/mode', 'options', '/config/mode'],
    ['/config/output/dist-path.html', 'options', '/config/output/dist-path'],
    ['/api/javascript-api/core#loadenv', 'sections', '/api/javascript-api/core#loadenv'],
    ['/plugins/dev/hooks?sidebar=0#onexit', 'sections', '/plugins/dev/hooks#onexit'],
    ['/plugins/list/plugin-babel#include', 'sections', '/plugins/list/plugin-babel#include'],
  ])('of %s are those of the target', (href, kind, key) => {
    expect(targetOf(href)).toEqual({ kind, key });
  });

  it('are the same in each language', () => {
    expect(targetOf('/zh/config/mode', '/zh/config/root')?.key).toBe('/config/mode');
  });

  it.each([
    ['another page', '/guide/start/quick-start'],
    ['a group of options', '/config/output/'],
    ['a section of an option’s page', '/config/output/dist-path#examples'],
    ['a page of the API as a whole', '/api/javascript-api/core'],
    ['a page in another language', '/zh/config/mode'],
    ['a page of an older version', '/v0/config/mode'],
  ])('are missing for %s', (_, href) => {
    expect(targetOf(href)).toBeUndefined();
  });

  it('are missing for the current page and its sections', () => {
    expect(targetOf('/config/mode', '/config/mode')).toBeUndefined();
    expect(targetOf('/plugins/dev/hooks#onexit', '/plugins/dev/hooks.html')).toBeUndefined();
  });
});
