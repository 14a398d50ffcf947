import { describe, expect, it } from 'vitest';
import { readPage } from './readPage';

const page = (content: string, lang = 'en') =>
  readPage(
    `<html lang="${lang}"><body><nav>Guide Config</nav><article class="rspress-doc">${content}</article></body></html>`,
  );

describe('readPage', () => {
  it('splits the content at its headings and keeps their ids', () => {
    const read = page(
      '<h1 id="a">Port</h1><p>One.</p><h2 id="when-taken">When taken</h2><p>Two.</p>',
    );
    expect(read?.title).toBe('Port');
    expect(read?.sections).toEqual([
      { heading: 'Port', id: '', depth: 1, prose: 'One.', code: '' },
      { heading: 'When taken', id: 'when-taken', depth: 2, prose: 'Two.', code: '' },
    ]);
  });

  it('separates code from prose, and skips navigation, buttons, and hidden elements', () => {
    const read = page(
      '<h1>Port<a aria-hidden="true">#</a></h1><p>Text<span hidden>gone</span></p><button>Copy</button><pre><code><span>a</span><span>.b</span></code></pre>',
    );
    expect(read?.sections[0]).toMatchObject({ heading: 'Port', prose: 'Text', code: 'a.b' });
  });

  it('skips what is marked as not for search', () => {
    const read = page('<h1>All</h1><p>Text</p><ul data-search-ignore=""><li>gone</li></ul>');
    expect(read?.sections[0]?.prose).toBe('Text');
  });

  it('separates cells and paragraphs', () => {
    const read = page('<h1>T</h1><table><tr><td>js</td><td>string</td></tr></table><p>End</p>');
    expect(read?.sections[0]?.prose).toBe('js string End');
  });

  it("reads the page's metadata", () => {
    const html =
      '<html lang="en"><meta name="description" content="Ports."><main class="rspress-doc"><h1>Port</h1></main></html>';
    expect(readPage(html)?.description).toBe('Ports.');
    expect(page('<h1>Port</h1>')?.description).toBe('');
  });

  it('reads the language of the page, and skips a redirect', () => {
    expect(page('<h1>端口</h1>', 'zh')?.lang).toBe('zh');
    expect(readPage('<html lang="en"><p>Moved</p></html>')).toBeUndefined();
  });
});
