import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { DOCUMENTED } from '../../../scripts/samples/paths';

/** Contents of files, by their path below the project root. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

/**
 * Writes files into a temporary folder, which is removed when the test finishes.
 * @returns the absolute path of the folder.
 */
export function writeFolder(files: Files): string {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'claim-')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), content);
  }
  return root;
}

/**
 * Writes a project with the documented packages in its `node_modules` into a temporary folder, which is removed when the
 * test finishes. Without a file named `src/index.*`, an empty `src/index.js` is added.
 * @returns the absolute path of the folder.
 */
export function writeProject(files: Files): string {
  const hasEntry = Object.keys(files).some((name) => /^src\/index\.\w+$/.test(name));
  const root = writeFolder({ ...(hasEntry ? {} : { 'src/index.js': '' }), ...files });
  linkPackages(root, files);
  return root;
}

/**
 * Links the documented packages, but for those that the project brings: their files must not be written into ours. One
 * link for all takes no time; one for each of the hundreds takes a quarter of a second.
 */
function linkPackages(root: string, files: Files): void {
  const brought = new Set(
    Object.keys(files).flatMap((name) => /^node_modules\/([^/]+)/.exec(name)?.[1] ?? []),
  );
  const from = path.join(DOCUMENTED, 'node_modules');
  const to = path.join(root, 'node_modules');
  if (brought.size === 0) {
    symlinkSync(from, to);
    return;
  }
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (!brought.has(name)) symlinkSync(path.join(from, name), path.join(to, name));
  }
}

/** Files below a folder, without `node_modules`, with forward slashes, sorted. */
export function filesBelow(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !file.startsWith('node_modules/'))
    .sort();
}
