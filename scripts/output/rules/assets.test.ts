import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../content/testing/siteOf';
import { builtSiteOf, counterparts } from '../testing/builtSiteOf';
import { html } from '../testing/html';
import { assets } from './assets';

const check = (files: Record<string, string>): string[] =>
  messagesOf(assets.check(builtSiteOf(files)));

describe('assets', () => {
  it('accepts files of the build and inline data', () => {
    expect(
      check({
        'dist/a.js': '',
        ...counterparts(
          '/a',
          '# A',
          '<script src="/a.js"></script><img src="data:image/png;base64,x" alt="">',
        ),
      }),
    ).toEqual([]);
  });

  it('reports a file that is not built', () => {
    const files = {
      ...counterparts('/a', '# A', ''),
      'dist/a.html': html('/a', '<img src="/a.png" alt="">'),
    };
    expect(check(files)).toEqual([
      'docs/en/a.mdx:1  <img> fetches /a.png, and no such file is built (dist/a.html)  correct the path or add the file',
    ]);
  });

  it('rejects another host', () => {
    const files = counterparts('/a', '# A', '');
    files['dist/a.html'] = html('/a', '<script src="https://cdn.example/a.js"></script>');
    expect(check(files)).toEqual([
      'docs/en/a.mdx:1  <script> fetches https://cdn.example/a.js from another host (dist/a.html)  put the file in docs/public and write its path',
    ]);
  });
});
