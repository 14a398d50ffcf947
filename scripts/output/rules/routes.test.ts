import { describe, expect, it, vi } from 'vitest';
import { messagesOf } from '../../content/testing/siteOf';
import { builtSiteOf, counterparts } from '../testing/builtSiteOf';
import { html } from '../testing/html';
import { routes } from './routes';

const check = (files: Record<string, string>): string[] =>
  messagesOf(routes.check(builtSiteOf(files)));

vi.mock('@publish/generatedFiles', () => ({ generatedFiles: ['/feed.xml'] }));

const NOT_FOUND = { 'dist/404.html': html('/404', ''), 'dist/feed.xml': '' };

describe('routes', () => {
  it('accepts a site with each page at its URL', () => {
    expect(
      check({ ...NOT_FOUND, ...counterparts('/a', '# A', ''), ...counterparts('/', '# B', '') }),
    ).toEqual([]);
  });

  it("reports a page that wasn't built, one without a source, and missing files", () => {
    const files: Record<string, string> = {
      ...counterparts('/a', '# A', ''),
      'dist/b.html': html('/b', ''),
    };
    delete files['dist/zh/a.html'];
    expect(check(files)).toEqual([
      'docs/zh/a.mdx:1  the build has no page at /zh/a  run npm run build again; if it is still missing, look at route in rspress.config.ts',
      'dist/b.html:1  the page is built from no Markdown page and is no redirect  remove what writes it, or name its URL in config/redirects.ts',
      'publish/generatedFiles.ts:1  the build writes no /feed.xml  run npm run build again, or take the URL off the list',
      'dist/404.html:1  the page for unknown URLs is missing  run npm run build again; hosts show it at every URL without a page',
    ]);
  });
});
