import type { Problem } from '../../content/report/Problem';
import { withoutBase } from './urls';
import type { BuiltPage, HtmlFile } from './BuiltSite';

/** A problem in a built page, before its source is known. */
export interface Defect {
  readonly page: HtmlFile | BuiltPage;
  /** URL to search for in the page's Markdown; empty if there is none. */
  readonly mark: string;
  /** Id of the heading that caused it. */
  readonly heading?: string;
  readonly found: string;
  readonly remedy: string;
}

/**
 * Reports each problem at the line of the Markdown page that caused it. Problems outside Markdown come from the frame
 * or a component; then pages with the same problem are reported once.
 */
export function tell(defects: readonly Defect[]): Problem[] {
  const written = defects.filter((defect) => lineOf(defect) !== undefined);
  const rest = defects.filter((defect) => lineOf(defect) === undefined);
  const causes = new Map<string, Defect[]>();
  for (const defect of rest) {
    const cause = `${defect.found}\n${defect.remedy}`;
    causes.set(cause, [...(causes.get(cause) ?? []), defect]);
  }
  return [
    ...written.map((defect) => ({
      file: fileOf(defect),
      line: lineOf(defect) ?? 1,
      found: `${defect.found} (${defect.page.file})`,
      remedy: defect.remedy,
    })),
    ...[...causes.values()].flatMap(([first, ...others]) => (first ? once(first, others) : [])),
  ];
}

function once(first: Defect, others: readonly Defect[]): Problem {
  const { found, remedy, page } = first;
  const count = others.length + 1;
  const where =
    count > 2
      ? `${page.file} and ${String(others.length)} more: not written in their Markdown, so look in the frame or a component`
      : [first, ...others].map((defect) => defect.page.file).join(', ');
  return { file: fileOf(first), line: 1, found: `${found} (${where})`, remedy };
}

const fileOf = ({ page }: Defect): string => ('source' in page ? page.source.file : page.file);

function lineOf({ page, mark, heading }: Defect): number | undefined {
  if (!('source' in page)) return undefined;
  const { text, headings } = page.source;
  if (heading !== undefined) return headings.findLast(({ id }) => id === heading)?.line;
  if (mark === '') return undefined;
  const url = withoutBase(mark).replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  const offset = text.search(new RegExp(`(?<![\\w/.-])${url}(?![\\w/.#?-])`));
  return offset < 0 ? undefined : text.slice(0, offset).split('\n').length;
}
