import type { Rule } from '../../content/report/Problem';
import { readable, type BuiltSite } from '../site/BuiltSite';
import { tell } from '../site/tell';

export const language: Rule<BuiltSite> = {
  name: 'language',
  description: 'Every HTML file says the language that its URL promises.',
  check: (site) =>
    tell(
      [...readable(site), ...site.redirectPages]
        .filter(({ lang, language: promised }) => lang !== promised)
        .map((page) => ({
          page,
          mark: '',
          found: `<html lang="${page.lang ?? ''}"> at a URL of ${page.language}`,
          remedy: `write lang="${page.language}" where the frame sets it`,
        })),
    ),
};
