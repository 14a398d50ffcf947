import type { Reader } from './readReaders';

/** What tells one plugin or function from others. */
export const subjectKey = ({ package: name, within, file }: Reader): string =>
  [name, within, file].join(' ');

/** Where plugins and functions that read an option read others, themselves or through a function: each other option once. */
export function readTogether(option: string, readers: readonly Reader[]): Reader[] {
  const own = readers.filter((reader) => reader.option === option);
  const subjects = new Set(own.map(subjectKey));
  const direct = new Set(own.filter(({ through }) => through === undefined).map(subjectKey));
  const others = new Map<string, Reader>();
  for (const reader of readers) {
    const key = subjectKey(reader);
    // What one function reads through two others has little to do with each other.
    const isTogether = reader.through === undefined ? subjects.has(key) : direct.has(key);
    if (reader.option === option || !isTogether || others.has(reader.option)) continue;
    others.set(reader.option, reader);
  }
  return [...others.values()];
}
