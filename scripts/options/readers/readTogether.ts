import type { Reader } from './readReaders';

/** What tells one plugin or function from others. */
export const subjectKey = ({ package: name, within, file }: Reader): string =>
  [name, within, file].join(' ');

/** Where plugins and functions that read an option read others: each other option once. */
export function readTogether(option: string, readers: readonly Reader[]): Reader[] {
  const subjects = new Set(readers.filter((reader) => reader.option === option).map(subjectKey));
  const others = new Map<string, Reader>();
  for (const reader of readers) {
    if (reader.option === option || !subjects.has(subjectKey(reader))) continue;
    if (!others.has(reader.option)) others.set(reader.option, reader);
  }
  return [...others.values()];
}
