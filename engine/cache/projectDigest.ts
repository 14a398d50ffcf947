import { readFileSync } from 'node:fs';
import path from 'node:path';
import { digestOf, filesBelow } from './digest';

/** What decides how every page compiles, beside the pages: our own build code, its data, and what is installed. */
const BUILD_FILES = ['package-lock.json', 'i18n.json', 'rspress.config.ts'];
/** The folders whose code or data decides what a page compiles to. */
export const BUILD_FOLDERS = ['config', 'diagnostics', 'engine', 'markdown', 'publish', 'search'];

/** Files below the pages' root whose contents no page takes up when it compiles. */
const NOT_COMPILED_IN = /\.(?:mdx?|json)$/;

const withText = (file: string): string[] => [file, readFileSync(file, 'latin1')];

/**
 * Changes whenever something may be made otherwise of a text that stays.
 * @param project the project's root
 */
export function projectDigest(project: string): string {
  const own = BUILD_FOLDERS.flatMap((folder) => filesBelow(path.join(project, folder))).filter(
    (file) => !/\.test\.ts$/.test(file),
  );
  const alone = BUILD_FILES.map((file) => path.join(project, file));
  return digestOf(process.version, ...[...alone, ...own].flatMap(withText));
}

/**
 * Changes whenever a page may compile to something else although its own text stays.
 * @param project the project's root
 * @param configFile the engine's configuration in use, from there or absolute
 * @param root absolute path of the pages, whose images a page looks at
 */
export function buildDigest(project: string, configFile: string, root: string): string {
  const beside = filesBelow(root).filter((file) => !NOT_COMPILED_IN.test(file));
  const files = [path.resolve(project, configFile), ...beside];
  return digestOf(projectDigest(project), root, ...files.flatMap(withText));
}
