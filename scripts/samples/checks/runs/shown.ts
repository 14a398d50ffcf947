/** Normalizes hashes, keeping their length, and numbers. */
const maskHashes = (text: string): string =>
  text.replace(/(?<![0-9a-z])[0-9a-f]{8,64}(?![0-9a-z])/g, (hash) => '#'.repeat(hash.length));

/** Chunks without a name are numbered, depending on the rest of the build. */
const maskFile = (file: string): string => maskHashes(file).replace(/(^|\/)\d+(?=\.)/g, '$10');

const maskLine = (line: string): string =>
  maskHashes(line)
    .replace(/\d+(?:\.\d+)*/g, '0')
    .replace(/\s+/g, ' ')
    .trim();

/** Whether a line of a listing stands for omitted lines. */
const isGap = (name: string): boolean => /^(?:…|\.{3})$/.test(name);

export interface ShownFile {
  /** Path relative to the folder, with forward slashes. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
}

/** Files of a listing, as a tree or one per line, with or without the folder's name. */
export function readListing(text: string, folder: string): ShownFile[] {
  const lines = text.split('\n');
  const shown = lines.some((line) => line.includes('── ')) ? readTree(lines) : readPaths(lines);
  const prefix = `${folder}/`;
  return shown
    .map(({ file, line }) => ({
      file: file.startsWith(prefix) ? file.slice(prefix.length) : file,
      line,
    }))
    .filter(({ file }) => !isGap(file.split('/').at(-1) ?? ''));
}

function readTree(lines: readonly string[]): ShownFile[] {
  const depths = lines.map((line) => line.indexOf('── '));
  const parents: string[] = [];
  return lines.flatMap((line, index) => {
    const depth = depths[index] ?? -1;
    if (depth < 0) return [];
    const level = (depth - 1) / 4;
    const file = [...parents.slice(0, level), line.slice(depth + 3).trim()].join('/');
    parents[level] = line.slice(depth + 3).trim();
    const isFolder = (depths[index + 1] ?? -1) > depth;
    return isFolder ? [] : { file, line: index + 1 };
  });
}

/** A listing can contain sizes, and a header without a path. */
function readPaths(lines: readonly string[]): ShownFile[] {
  return lines.flatMap((line, index) => {
    const [file = ''] = line.trim().split(/\s+/);
    return /[/.]/.test(file) ? { file, line: index + 1 } : [];
  });
}

/** Listed files that weren't written. */
export function missingFiles(
  text: string,
  folder: string,
  written: readonly string[],
): ShownFile[] {
  const prefix = `${folder}/`;
  const there = new Set(
    written
      .filter((file) => file.startsWith(prefix))
      .map((file) => maskFile(file.slice(prefix.length))),
  );
  return readListing(text, folder).filter(({ file }) => !there.has(maskFile(file)));
}

/**
 * The first shown line that the text doesn't contain in order, counted from 1. Ignores white space, hashes and the
 * slash of void tags.
 */
export function firstLineMissing(shown: string, actual: string): number | undefined {
  const bare = (text: string): string => maskHashes(text).replace(/\s+/g, '').replaceAll('/>', '>');
  const text = bare(actual);
  let from = 0;
  for (const [index, line] of shown.split('\n').entries()) {
    if (isGap(line.trim())) continue;
    const at = text.indexOf(bare(line), from);
    if (at < 0) return index + 1;
    from = at + bare(line).length;
  }
  return undefined;
}

/** The same for a program's output, line by line, ignoring numbers as well, because times and sizes vary. */
export function firstMessageMissing(shown: string, log: string): number | undefined {
  const printed = log.split('\n').map(maskLine);
  let from = 0;
  for (const [index, line] of shown.split('\n').entries()) {
    const wanted = maskLine(line);
    if (wanted === '' || isGap(wanted)) continue;
    const at = printed.findIndex((text, place) => place >= from && text.includes(wanted));
    if (at < 0) return index + 1;
    from = at + 1;
  }
  return undefined;
}
