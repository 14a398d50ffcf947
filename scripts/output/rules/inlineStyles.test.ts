import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../content/testing/siteOf';
import { builtSiteOf, counterparts } from '../testing/builtSiteOf';
import { html } from '../testing/html';
import { inlineStyles } from './inlineStyles';

const check = (files: Record<string, string>): string[] =>
  messagesOf(inlineStyles.check(builtSiteOf(files)));

describe('inline-styles', () => {
  it('accepts the values in its table', () => {
    expect(
      check(
        counterparts(
          '/a',
          '# A',
          '<i style="left:3%;top:12%;width:3px;height:3.05px"></i><img style="scale:1.2" alt="" src="/a">',
        ),
      ),
    ).toEqual([]);
  });

  it('rejects others', () => {
    const files = {
      ...counterparts('/a', '# A', ''),
      'dist/a.html': html('/a', '<p style="color:red">'),
    };
    expect(check(files)).toEqual([
      'docs/en/a.mdx:1  <p style="color:red"> (dist/a.html)  make it a class or a data- attribute, or add it with its reason to the table of scripts/output/rules/inlineStyles.ts',
    ]);
  });
});
