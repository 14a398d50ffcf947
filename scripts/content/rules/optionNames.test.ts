import { describe, expect, it } from 'vitest';
import { page, messagesOf, siteOf } from '../testing/siteOf';
import { optionNamesRule } from './optionNames';

const check = (body: string, file = 'docs/en/guide/x.mdx'): string[] =>
  messagesOf(optionNamesRule.check(siteOf({ [file]: page(body) })));

describe('option-names', () => {
  it('accepts options, their fields and values, methods, and options of Rspack', () => {
    expect(
      check(
        '`output.distPath` `output.distPath.root` `server.port: 8080` `source.define[key]` `server.close()` `output.chunkLoadingGlobal` `server.sockWrite` `index.html` `other.name`',
      ),
    ).toEqual([]);
  });

  it.each([
    ['`output.distPaths`', 'output.distPaths', 'output.distPath'],
    ['`output.distPath.rot`', 'output.distPath.rot', 'output.distPath'],
    ['[server.prot](/a)', 'server.prot', 'server.port'],
  ])('reports the missing %s', (text, name, meant) => {
    expect(check(text)).toEqual([
      `docs/en/guide/x.mdx:5  @rsbuild/core 1.7.6 has no option ${name}  did you mean ${meant}?`,
    ]);
  });

  it('ignores pages about other tools and versions', () => {
    expect(check('`server.hmr`', 'docs/en/guide/migration/vite.mdx')).toEqual([]);
    expect(check('`output.nope`', 'docs/en/community/releases/v0-1.mdx')).toEqual([]);
  });
});
