import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../content/testing/siteOf';
import { builtSiteOf, counterparts } from '../testing/builtSiteOf';
import { html } from '../testing/html';
import { ids } from './ids';

const check = (files: Record<string, string>): string[] =>
  messagesOf(ids.check(builtSiteOf(files)));

describe('ids', () => {
  it('accepts unique ids and references to them', () => {
    expect(
      check(
        counterparts(
          '/a',
          '# A',
          '<p id="a"></p><button aria-controls="a b">x</button><p id="b"></p>',
        ),
      ),
    ).toEqual([]);
  });

  it('reports a duplicate id, at its line', () => {
    const files = counterparts('/a', '# A\n\n## X {#usage}', '');
    files['dist/a.html'] = html('/a', '<h2 id="usage">A</h2><h2 id="usage">B</h2>');
    expect(check(files)).toEqual([
      'docs/en/a.mdx:7  the id usage stands more than once (dist/a.html)  give one of the two another id',
    ]);
  });

  it('reports a reference to a missing id', () => {
    const files = counterparts('/a', '# A', '');
    files['dist/a.html'] = html('/a', '<p id="menu"></p><button aria-controls="menus">x</button>');
    expect(check(files)).toEqual([
      'docs/en/a.mdx:1  aria-controls names the id menus, which the page lacks (dist/a.html)  did you mean menu?',
    ]);
  });
});
