import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../content/testing/siteOf';
import { builtSiteOf, counterparts } from '../testing/builtSiteOf';
import { html } from '../testing/html';
import { heading } from './heading';

const check = (files: Record<string, string>): string[] =>
  messagesOf(heading.check(builtSiteOf(files)));

describe('heading', () => {
  it('accepts one h1', () => {
    expect(check(counterparts('/a', '# A', '<h1>A</h1>'))).toEqual([]);
  });

  it.each([
    ['', 'the page has no h1'],
    ['<h1>A</h1><h1>B</h1>', 'a second h1, B, beside A'],
    ['<h1> </h1>', 'the h1 is empty'],
  ])('rejects %j', (body, found) => {
    const files = { ...counterparts('/a', 'Text', '<h1>A</h1>'), 'dist/a.html': html('/a', body) };
    expect(check(files)).toEqual([
      `docs/en/a.mdx:1  ${found} (dist/a.html)  let the page show one # Title and its frame none`,
    ]);
  });
});
