import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** SHA-256 of the parts, each with its length, so that parts can't be confused. */
export const digestOf = (...parts: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${String(part.length)}:`).update(part);
  return hash.digest('hex');
};

/** All files in a folder and its subfolders, sorted by path. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/**
 * Files that affect how every page compiles, apart from the pages: our build code, its data, and the installed
 * packages.
 */
const BUILD_FILES = ['package-lock.json', 'i18n.json', 'rspress.config.ts'];
/** Folders whose code or data affects how pages compile. */
export const BUILD_FOLDERS = ['config', 'diagnostics', 'engine', 'markdown', 'publish', 'search'];

/** Folders whose code renders compiled pages. */
export const RENDER_FOLDERS = ['components', 'migration', 'offline', 'theme'];

/** Files in the pages' folder whose contents aren't compiled into pages. */
const NOT_COMPILED_IN = /\.(?:mdx?|json)$/;

const withText = (file: string): string[] => [file, readFileSync(file, 'latin1')];

const codeBelow = (project: string, folders: readonly string[]): string[] =>
  folders
    .flatMap((folder) => filesBelow(path.join(project, folder)))
    .filter((file) => !/\.test\.tsx?$/.test(file));

/**
 * Digest of the code that renders compiled pages.
 * @param project the project's root
 */
export const renderDigest = (project: string): string =>
  digestOf(...codeBelow(project, RENDER_FOLDERS).flatMap(withText));

/**
 * Digest of everything that can change the output for an unchanged page.
 * @param project the project's root
 */
export function projectDigest(project: string): string {
  const own = codeBelow(project, BUILD_FOLDERS);
  const alone = BUILD_FILES.map((file) => path.join(project, file));
  return digestOf(process.version, ...[...alone, ...own].flatMap(withText));
}

/**
 * Digest of everything that can change how an unchanged page compiles.
 * @param project the project's root
 * @param configFile the engine's configuration file, absolute or relative to the project's root
 * @param root absolute path of the pages' folder, whose images pages use
 */
export function buildDigest(project: string, configFile: string, root: string): string {
  const beside = filesBelow(root).filter((file) => !NOT_COMPILED_IN.test(file));
  const files = [path.resolve(project, configFile), ...beside];
  return digestOf(projectDigest(project), root, ...files.flatMap(withText));
}
