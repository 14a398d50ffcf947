import type { Fault } from '@diagnostics/Diagnostic';
import { sourcesOf } from '../site/Site';
import type { Problem, Rule } from '../report/Problem';

export const syntax: Rule = {
  name: 'syntax',
  description:
    'Every page parses as Markdown or MDX, every _nav.json, _meta.json and i18n.json as JSON.',
  check: (site) => {
    const json = [...site.sidebars, ...Object.values(site.navigation), site.routes, site.strings];
    return [
      ...sourcesOf(site).flatMap(({ file, fault }) => (fault ? at(file, [fault]) : [])),
      ...json.flatMap((data) => (data ? at(data.file, data.faults) : [])),
    ];
  },
};

function at(file: string, faults: readonly Fault[]): Problem[] {
  return faults.map((fault) => ({ file, ...fault }));
}
