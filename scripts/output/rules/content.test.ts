import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../content/testing/siteOf';
import { builtSiteOf, counterparts } from '../testing/builtSiteOf';
import { content } from './content';

const check = (markdown: string, body: string): string[] =>
  messagesOf(content.check(builtSiteOf(counterparts('/a', markdown, body))));

const MARKDOWN =
  '# A\n\nRead **this** and `that` first.\n\n```ts\n// [!code focus]\nlet  a;\n```\n\n| Cell |\n| --- |';
const BODY =
  '<h1 id="a">A</h1><p>Read <b>this</b> and <code>that</code> first.</p><pre><code>let  <i>a</i>;</code></pre><td>Cell</td>';

describe('content', () => {
  it('finds headings, sentences, cells, and code in the HTML', () => {
    expect(check(MARKDOWN, BODY)).toEqual([]);
  });

  it('finds the lines of a diff without their marks', () => {
    const markdown = '# A\n\n```diff\n-let a;\n+let b;\n```';
    const body = '<h1 id="a">A</h1><pre><code><span class="diff remove">let a;</span></code></pre>';
    expect(check(markdown, body)).toEqual([]);
  });

  it('allows an inline component to render other text', () => {
    const markdown = '# A\n\nRead this <Badge text="new" /> first.';
    expect(check(markdown, '<h1 id="a">A</h1><p>Read this <b>new</b> first.</p>')).toEqual([]);
  });

  it('finds the description of a field without the colon after its name', () => {
    const body = '<h1 id="a">A</h1><dt><code>b</code></dt><dd>Sets it.</dd>';
    expect(check('# A\n\n- `b`: Sets it.', body)).toEqual([]);
    expect(check('# A\n\n- `b`：Sets it.', body)).toEqual([]);
  });

  it.each([
    ['id="a"', '', 'docs/en/a.mdx:5  the heading A is not in dist/a.html'],
    ['Read', '', 'docs/en/a.mdx:7  the text “Read this and” is not in dist/a.html'],
    ['let', '', 'docs/en/a.mdx:9  the code “let a;” is not in dist/a.html'],
    ['Cell', '', 'docs/en/a.mdx:14  the text “Cell” is not in dist/a.html'],
  ])('reports what is missing without %j', (from, to, sentence) => {
    expect(check(MARKDOWN, BODY.replace(from, to))[0]).toBe(
      `${sentence}  let the component around it render its children on the server, hidden if need be`,
    );
  });
});
