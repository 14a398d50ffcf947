import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Reader } from './readReaders';
import { readTogether, subjectKey } from './readTogether';

/** How many lines are shown before and after a place. */
const CONTEXT = 2;
/** Characters of a line that are shown: some statements of the published code fill a screen. */
const LONGEST_LINE = 200;

/** The places of an option: for each plugin or function its lines, and the other options that it reads. */
export function readersText(option: string, readers: readonly Reader[]): string {
  const places = readers.filter((reader) => reader.option === option);
  const subjects = [...new Set(places.map(subjectKey))];
  return [
    `${option}: ${places.length} ${places.length === 1 ? 'place' : 'places'}`,
    ...subjects.flatMap((subject) => {
      const own = places.filter((reader) => subjectKey(reader) === subject);
      const others = readTogether(
        option,
        readers.filter((reader) => subjectKey(reader) === subject),
      );
      return own[0] ? [headOf(own[0]), ...own.map(snippet), othersText(others)].join('\n') : [];
    }),
    '',
  ].join('\n\n');
}

const headOf = ({ package: name, within, file }: Reader): string =>
  `${name}  ${within}  ${path.relative(process.cwd(), file)}`;

function snippet({ file, line, path: read, isSet }: Reader): string {
  const lines = readFileSync(file, 'utf8').split('\n');
  const from = Math.max(1, line - CONTEXT);
  const shown = lines.slice(from - 1, line + CONTEXT).map((text, index) => {
    const number = from + index;
    const cut = text.length > LONGEST_LINE ? `${text.slice(0, LONGEST_LINE)}…` : text;
    return `  ${number === line ? '>' : ' '} ${String(number).padStart(5)}  ${cut}`;
  });
  return [`  ${path.basename(file)}:${line}  ${isSet ? 'sets' : 'reads'} ${read}`, ...shown].join(
    '\n',
  );
}

function othersText(others: readonly Reader[]): string {
  const names = others.map(({ option }) => option).sort();
  return `  also reads: ${names.length > 0 ? names.join(', ') : 'no other option'}`;
}
