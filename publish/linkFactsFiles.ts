import type { RspressPlugin } from '@rspress/core';
import { FACT_KINDS, linkFactsFile, type FactKind } from '@config/facts/linkFacts';
import { LANGUAGES, site, type Language } from '@config/site';
import { docs, referencePages } from '@markdown/code/references/pages';
import { linkFacts } from '@markdown/linkFacts';
import { writeFileBelow } from './writeFileBelow';

interface FactsFile {
  kind: FactKind;
  lang: Language;
  /** Below the site's base. */
  file: string;
}

const FILES: readonly FactsFile[] = LANGUAGES.flatMap(({ lang }) =>
  FACT_KINDS.map((kind) => ({ kind, lang, file: linkFactsFile(kind, lang) })),
);

const contentOf = ({ kind, lang }: FactsFile): string =>
  JSON.stringify(linkFacts(kind, lang, docs, referencePages));

/**
 * Writes the facts that the cards of links show. A page loads them when a reader first points at such a link. The
 * development server reads them from the pages at each request.
 */
export function pluginLinkFacts(): RspressPlugin {
  return {
    name: 'link-facts',
    builderConfig: {
      dev: {
        setupMiddlewares: [
          ({ unshift }) => {
            unshift(({ url }, response, next) => {
              const found = FILES.find(({ file }) => url === site.base + file);
              if (!found) {
                next();
                return;
              }
              response.setHeader('Content-Type', 'application/json');
              response.end(contentOf(found));
            });
          },
        ],
      },
    },
    afterBuild({ outDir = 'dist' }, isProd) {
      if (!isProd) return;
      for (const found of FILES) writeFileBelow(outDir, found.file, contentOf(found));
    },
  };
}
