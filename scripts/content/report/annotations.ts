import type { Finding } from './Problem';

/** Workflow commands that annotate the lines of a pull request. */
export function annotations({ rule, problems }: Finding): string[] {
  return problems.map(({ file, line, column, found, remedy }) => {
    const place = [
      `file=${property(file)}`,
      `line=${String(line)}`,
      ...(column === undefined ? [] : [`col=${String(column)}`]),
      `title=${property(rule.name)}`,
    ];
    return `::error ${place.join(',')}::${data(`${found}. To fix it: ${remedy}`)}`;
  });
}

function data(text: string): string {
  return text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
}

function property(text: string): string {
  return data(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
}
