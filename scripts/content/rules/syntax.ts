import type { Diagnostic } from '@diagnostics/Diagnostic';
import { sourcesOf } from '../site/Site';
import type { Problem, Rule } from '../report/Problem';

export const syntax: Rule = {
  name: 'syntax',
  description:
    'Every page parses as Markdown or MDX, every _nav.json, _meta.json and i18n.json as JSON.',
  check: (site) => {
    const json = [...site.sidebars, ...Object.values(site.navigation), site.routes, site.strings];
    return [
      ...sourcesOf(site).flatMap(({ file, diagnostic }) =>
        diagnostic ? at(file, [diagnostic]) : [],
      ),
      ...json.flatMap((data) => (data ? at(data.file, data.diagnostics) : [])),
    ];
  },
};

function at(file: string, diagnostics: readonly Diagnostic[]): Problem[] {
  return diagnostics.map((diagnostic) => ({ file, ...diagnostic }));
}
