import { generatedFiles } from '@publish/generatedFiles';
import type { Rule } from '../../content/report/Problem';
import type { BuiltSite } from '../site/BuiltSite';

export const routes: Rule<BuiltSite> = {
  name: 'routes',
  description:
    'Every Markdown page and generated file is built at its address, and no other page is.',
  check: (site) => [
    ...site.content.pages
      .filter(({ address }) => !site.pagesByAddress.has(address))
      .map(({ file, address }) => ({
        file,
        line: 1,
        found: `the build has no page at ${address}`,
        remedy: 'run npm run build again; if it stays away, look at route in rspress.config.ts',
      })),
    ...site.strays.map(({ file }) => ({
      file,
      line: 1,
      found: 'the page is built from no Markdown page and is no redirect',
      remedy: 'remove what writes it, or name its address in config/redirects.ts',
    })),
    ...generatedFiles
      .filter((address) => !site.files.has(address))
      .map((address) => ({
        file: 'publish/generatedFiles.ts',
        line: 1,
        found: `the build writes no ${address}`,
        remedy: 'run npm run build again, or take the address off the list',
      })),
    ...(site.notFound
      ? []
      : [
          {
            file: 'dist/404.html',
            line: 1,
            found: 'the page for unknown addresses is missing',
            remedy: 'run npm run build again; hosts show it at every address without a page',
          },
        ]),
  ],
};
