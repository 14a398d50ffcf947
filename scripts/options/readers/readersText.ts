import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Reader } from './readReaders';

/** How many lines are shown before and after a place. */
const CONTEXT = 2;
/** Characters of a line that are shown: some statements of the published code fill a screen. */
const LONGEST_LINE = 200;

/** The places of an option: for each plugin or function its lines, and the other options that it reads. */
export function readersText(option: string, readers: readonly Reader[]): string {
  const places = readers.filter((reader) => reader.option === option);
  const subjects = [...new Set(places.map(subjectOf))];
  return [
    `${option}: ${places.length} ${places.length === 1 ? 'place' : 'places'}`,
    ...subjects.map((subject) => {
      const own = places.filter((reader) => subjectOf(reader) === subject);
      const others = readers.filter((reader) => subjectOf(reader) === subject);
      return [subject, ...own.map(snippet), othersText(option, others)].join('\n');
    }),
    '',
  ].join('\n\n');
}

/** Options that a plugin or function which reads this option reads too, each once. */
export function readTogether(option: string, readers: readonly Reader[]): string[] {
  const subjects = new Set(readers.filter((reader) => reader.option === option).map(subjectOf));
  const together = readers.filter((reader) => subjects.has(subjectOf(reader)));
  return [...new Set(together.map((reader) => reader.option))].filter((name) => name !== option);
}

const subjectOf = ({ package: name, within, file }: Reader): string =>
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

function othersText(option: string, readers: readonly Reader[]): string {
  const others = [...new Set(readers.map((reader) => reader.option))].filter(
    (name) => name !== option,
  );
  return `  also reads: ${others.length > 0 ? others.sort().join(', ') : 'no other option'}`;
}
