/** A content hash in a file name, in the lengths that Rsbuild uses; WebAssembly files have nothing before it. */
const HASH = /(?<=\/|\.)[\da-f]{8,16}(?=\.)/g;

/** The number of a chunk without a name, which depends on the folders of its modules. */
const CHUNK = /(?<=\/)\d+(?=\.(?:\[hash\]\.)?(?:css|js)\b)/g;

/** An integrity value, which is another hash of the content. */
const INTEGRITY = /\b(sha\d{3})-[\w+/]{43,}={0,2}/g;

/** Characters that a regular expression escapes. */
const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Replaces folders with names for them, also inside regular expressions. */
export function withoutFolders(text: string, folders: Readonly<Record<string, string>>): string {
  return Object.entries(folders).reduce(
    (result, [name, folder]) =>
      result.replaceAll(folder, name).replaceAll(escaped(folder), escaped(name)),
    text,
  );
}

/** Replaces hashes with `[hash]` and numbers of chunks with `[id]`: they differ from project to project. */
export const withoutHashes = (text: string): string =>
  text.replace(HASH, '[hash]').replace(CHUNK, '[id]').replace(INTEGRITY, '$1-[hash]');

/** A file name as if hashes were turned off. */
export const withoutHash = (file: string): string => withoutHashes(file).replace('.[hash]', '');

/** Adds a comma after the last item of each list in a printed configuration, so that a new item changes no other line. */
export const withTrailingCommas = (text: string): string =>
  text.replace(/(?<=[^\s,;{[(])(?=\n\s*[\]}])/g, ',');
