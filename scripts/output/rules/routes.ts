import { generatedFiles } from '@publish/generatedFiles';
import type { Rule } from '../../content/report/Problem';
import type { BuiltSite } from '../site/BuiltSite';

export const routes: Rule<BuiltSite> = {
  name: 'routes',
  description: 'Every Markdown page and generated file is built at its URL, and no other page is.',
  check: (site) => [
    ...site.content.pages
      .filter(({ route }) => !site.pagesByAddress.has(route))
      .map(({ file, route }) => ({
        file,
        line: 1,
        found: `the build has no page at ${route}`,
        remedy:
          'run npm run build again; if it is still missing, look at route in rspress.config.ts',
      })),
    ...site.strays.map(({ file }) => ({
      file,
      line: 1,
      found: 'the page is built from no Markdown page and is no redirect',
      remedy: 'remove what writes it, or name its URL in config/redirects.ts',
    })),
    ...generatedFiles
      .filter((route) => !site.files.has(route))
      .map((route) => ({
        file: 'publish/generatedFiles.ts',
        line: 1,
        found: `the build writes no ${route}`,
        remedy: 'run npm run build again, or take the URL off the list',
      })),
    ...(site.notFound
      ? []
      : [
          {
            file: 'dist/404.html',
            line: 1,
            found: 'the page for unknown URLs is missing',
            remedy: 'run npm run build again; hosts show it at every URL without a page',
          },
        ]),
  ],
};
