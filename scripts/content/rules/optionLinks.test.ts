import { describe, expect, it } from 'vitest';
import { page, messagesOf, siteOf } from '../testing/siteOf';
import { optionLinks } from './optionLinks';

const check = (body: string, file = 'docs/zh/guide/x.mdx'): string[] =>
  messagesOf(
    optionLinks.check(
      siteOf({
        'docs/zh/config/output/dist-path.mdx': page('# output.distPath'),
        [file]: page(body),
      }),
    ),
  );

describe('option-links', () => {
  it('accepts correct links, parts of the page, options without a link, and other words', () => {
    expect(
      check(
        '[`output.distPath`](/zh/config/output/dist-path#root) [output.distPath.root](/zh/config/output/dist-path)\n\n`output.distPath` [server.close()](/zh/guide/x) [output.minify](/zh/guide/x) [`output.distPath`](#below) [output.distPath](https://rspack.rs/config/output)',
      ),
    ).toEqual([]);
  });

  it.each(['`output.distPath.root`', 'output.distPath'])(
    'reports the right target of %s',
    (text) => {
      const name = text.replaceAll('`', '');
      expect(check(`[${text}](/zh/guide/x)`)).toEqual([
        `docs/zh/guide/x.mdx:5  ${name} leads to /zh/guide/x  write [${name}](/zh/config/output/dist-path)`,
      ]);
    },
  );

  it('ignores pages about other tools', () => {
    const file = 'docs/zh/guide/migration/vite.mdx';
    expect(check('[output.distPath](/zh/guide/migration/vite)', file)).toEqual([]);
  });
});
