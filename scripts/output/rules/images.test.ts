import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../content/testing/siteOf';
import { builtSiteOf, counterparts } from '../testing/builtSiteOf';
import { html } from '../testing/html';
import { images } from './images';

const check = (files: Record<string, string>): string[] =>
  messagesOf(images.check(builtSiteOf(files)));

describe('images', () => {
  it('accepts images with alternative text and decorative ones', () => {
    expect(
      check(counterparts('/a', '# A', '<img src="/a.png" alt="A chart"><img src="/b.png" alt="">')),
    ).toEqual([]);
  });

  it("requires alternative text, at the image's line", () => {
    const files = counterparts('/a', '# A\n\n<img src="/a.png" />', '');
    files['dist/a.html'] = html('/a', '<img src="/a.png">');
    expect(check(files)).toEqual([
      'docs/en/a.mdx:7  the image /a.png has no alternative text (dist/a.html)  say what it shows, or give it alt="" if it only decorates',
    ]);
  });
});
