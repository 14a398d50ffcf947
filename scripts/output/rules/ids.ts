import { closestMatch } from '@diagnostics/closestMatch';
import type { Rule } from '../../content/report/Problem';
import { readable, type BuiltSite, type HtmlFile } from '../site/BuiltSite';
import { tell, type Defect } from '../site/tell';

export const ids: Rule<BuiltSite> = {
  name: 'ids',
  description: 'No id appears twice on a page, and what names an id names one that is there.',
  check: (site) => tell(readable(site).flatMap((page) => [...repeated(page), ...missing(page)])),
};

function repeated(page: HtmlFile): Defect[] {
  const twice = page.ids.filter((id, index) => page.ids.indexOf(id) !== index);
  return [...new Set(twice)].map((id) => ({
    page,
    mark: '',
    heading: id,
    found: `the id ${id || "''"} stands more than once`,
    remedy: 'give one of the two another id',
  }));
}

function missing(page: HtmlFile): Defect[] {
  const known = new Set(page.ids);
  return page.references
    .filter(({ id }) => !known.has(id))
    .map(({ attribute, id }) => {
      const meant = closestMatch(id, page.ids);
      return {
        page,
        mark: '',
        found: `${attribute} names the id ${id}, which the page lacks`,
        remedy: meant
          ? `did you mean ${meant}?`
          : 'give what it means that id, or remove the attribute',
      };
    });
}
