import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Reader } from './readReaders';
import { readTogether, subjectKey } from './readTogether';

/** Number of lines shown before and after a place. */
const CONTEXT = 2;
/** Maximum number of characters shown of a line: some statements of the published code fill a screen. */
const LONGEST_LINE = 200;

/** Formats the places of an option: lines by plugin or function, and the other options that it reads. */
export function readersText(option: string, readers: readonly Reader[]): string {
  const own = readers.filter((reader) => reader.option === option);
  const places = own.filter(({ through }) => through === undefined);
  const direct = [...new Set(places.map(subjectKey))];
  const callers = [...new Set(own.map(subjectKey))].filter((key) => !direct.includes(key));
  const of = (subject: string): Reader[] =>
    readers.filter((reader) => subjectKey(reader) === subject);
  return [
    `${option}: ${places.length} ${places.length === 1 ? 'place' : 'places'}`,
    ...direct.map((subject) => {
      const all = of(subject);
      const lines = all.filter((reader) => places.includes(reader)).map(snippet);
      return [headOf(all), ...lines, ...othersText(readTogether(option, all))].join('\n');
    }),
    ...callers.flatMap((subject) => {
      const all = of(subject);
      if (readTogether(option, all).length === 0) return [];
      const functions = all.filter((reader) => reader.option === option);
      const names = unique(functions.map(({ through = '' }) => through));
      return [
        headOf(all),
        `  reads it through ${names}`,
        ...othersText(readTogether(option, all)),
      ].join('\n');
    }),
    '',
  ].join('\n\n');
}

const unique = (names: readonly string[]): string => [...new Set(names)].sort().join(', ');

function headOf([first]: readonly Reader[]): string {
  if (!first) return '';
  return `${first.package}  ${first.within}  ${path.relative(process.cwd(), first.file)}`;
}

function snippet({ file, line, column, path: read, isSet }: Reader): string {
  const lines = readFileSync(file, 'utf8').split('\n');
  const from = Math.max(1, line - CONTEXT);
  const shown = lines.slice(from - 1, line + CONTEXT).map((text, index) => {
    const number = from + index;
    const cut = number === line ? around(text, column) : around(text, 1);
    return `  ${number === line ? '>' : ' '} ${String(number).padStart(5)}  ${cut}`;
  });
  return [`  ${path.basename(file)}:${line}  ${isSet ? 'sets' : 'reads'} ${read}`, ...shown].join(
    '\n',
  );
}

/** The part of a long line around a column. */
function around(text: string, column: number): string {
  const start = column < LONGEST_LINE ? 0 : column - LONGEST_LINE / 2;
  const end = start + LONGEST_LINE;
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${text.length > end ? '…' : ''}`;
}

function othersText(others: readonly Reader[]): string[] {
  const direct = others.filter(({ through }) => through === undefined);
  const functions = [...new Set(others.flatMap(({ through }) => through ?? []))].sort();
  return [
    `  also reads: ${unique(direct.map(({ option }) => option)) || 'no other option'}`,
    ...functions.map((name) => {
      const options = others.filter(({ through }) => through === name).map(({ option }) => option);
      return `  also reads, through ${name}: ${unique(options)}`;
    }),
  ];
}
