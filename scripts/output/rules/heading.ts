import type { Rule } from '../../content/report/Problem';
import { readable, type BuiltSite, type HtmlFile } from '../site/BuiltSite';
import { tell, type Defect } from '../site/tell';

export const heading: Rule<BuiltSite> = {
  name: 'heading',
  description: 'Every page has one h1, with text.',
  check: (site) => tell(readable(site).flatMap(check)),
};

function check(page: HtmlFile): Defect[] {
  const [first, second] = page.titles;
  const remedy = 'let the page show one # Title and its frame none';
  if (first === undefined) return [{ page, mark: '', found: 'the page has no h1', remedy }];
  if (second !== undefined) {
    return [{ page, mark: '', found: `a second h1, ${second}, beside ${first}`, remedy }];
  }
  return first === '' ? [{ page, mark: '', found: 'the h1 is empty', remedy }] : [];
}
