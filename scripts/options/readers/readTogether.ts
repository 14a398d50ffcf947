import type { Reader } from './readReaders';

/** Identifies a plugin or function. */
export const subjectKey = ({ package: name, within, file }: Reader): string =>
  [name, within, file].join(' ');

/** For each plugin or function that reads an option, the other options that it reads, directly or indirectly. */
export function readTogether(option: string, readers: readonly Reader[]): Reader[] {
  const own = readers.filter((reader) => reader.option === option);
  const subjects = new Set(own.map(subjectKey));
  const direct = new Set(own.filter(({ through }) => through === undefined).map(subjectKey));
  const others = new Map<string, Reader>();
  for (const reader of readers) {
    const key = subjectKey(reader);
    // Options read through two intermediate functions are unlikely to be related.
    const isTogether = reader.through === undefined ? subjects.has(key) : direct.has(key);
    if (reader.option === option || !isTogether || others.has(reader.option)) continue;
    others.set(reader.option, reader);
  }
  return [...others.values()];
}
