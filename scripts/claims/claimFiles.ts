import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { FileDiagnostic } from '@diagnostics/Diagnostic';
import { closestMatch } from '@diagnostics/closestMatch';
import { inSample } from '../test/sample';

/** The folder of claims, which mirrors docs/en: tests/claims/config/mode.test.ts proves sentences of config/mode. */
export const CLAIMS = 'tests/claims';

const ENDING = '.test.ts';

/** Changes here can affect every claim. */
const AFFECTS_ALL = ['scripts/documented/', `${CLAIMS}/support/`];

/** The path of a page in any language. */
const PAGE = /^docs\/[^/]+\/(?<route>.+)\.mdx?$/;

/** One page in this many has its claims tested by `npm test`. */
const SAMPLE = 16;

/** A file of claims, and the route of its page: `config/output/source-map`. */
export interface ClaimFile {
  /** Path relative to the project root. */
  readonly file: string;
  readonly route: string;
}

/** All claim files of a project, sorted. */
export function claimFiles(root: string): ClaimFile[] {
  return filesBelow(path.join(root, CLAIMS))
    .filter((file) => file.endsWith(ENDING) && !file.startsWith('support/'))
    .map((file) => ({ file: `${CLAIMS}/${file}`, route: file.slice(0, -ENDING.length) }));
}

/** The routes of all English pages: `config/mode`, `config/index`. */
export const pageRoutes = (root: string): string[] =>
  filesBelow(path.join(root, 'docs/en'))
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => file.replace(/\.mdx?$/, ''));

/** Paths of the files in a folder, with forward slashes, sorted. */
const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .sort();

/** Claim files whose page doesn't exist. */
export function unknownPages(
  files: readonly ClaimFile[],
  routes: readonly string[],
): FileDiagnostic[] {
  const known = new Set(routes);
  return files
    .filter(({ route }) => !known.has(route))
    .map(({ file, route }) => {
      const meant = closestMatch(route, routes);
      return {
        file,
        line: 1,
        found: `docs/en has no page ${route}`,
        remedy: meant
          ? `did you mean ${CLAIMS}/${meant}${ENDING}?`
          : 'name the file after the route of its page',
      };
    });
}

/**
 * The claim files that a change can affect: those of changed pages, and changed ones.
 * @param changed paths relative to the project root
 */
export function changedClaims(
  files: readonly ClaimFile[],
  changed: ReadonlySet<string>,
): readonly ClaimFile[] {
  if ([...changed].some((path) => AFFECTS_ALL.some((folder) => path.startsWith(folder)))) {
    return files;
  }
  const routes = new Set([...changed].map((path) => PAGE.exec(path)?.groups?.route));
  return files.filter(({ file, route }) => changed.has(file) || routes.has(route));
}

/** The claim files of the daily suite: a sample, and those that a change can affect. */
export function dailyClaims(
  files: readonly ClaimFile[],
  changed: ReadonlySet<string>,
): readonly ClaimFile[] {
  const affected = new Set(changedClaims(files, changed));
  const isSampled = inSample(SAMPLE);
  return files.filter((file) => affected.has(file) || isSampled(file.route));
}

/**
 * The claim files whose route contains `part`.
 * @throws if there are none, with a sentence that says whether the page exists
 */
export function claimsOf(
  part: string,
  files: readonly ClaimFile[],
  routes: readonly string[],
): ClaimFile[] {
  const found = files.filter(({ route }) => route.includes(part));
  if (found.length > 0) return found;
  const page = routes.find((route) => route.includes(part));
  if (page !== undefined) {
    throw new Error(`${page} has no claims yet; write ${CLAIMS}/${page}${ENDING}`);
  }
  const meant = closestMatch(
    part,
    routes.flatMap((route) => [route, path.posix.basename(route)]),
  );
  throw new Error(
    `no page has ${part} in its route${meant === undefined ? '' : `; did you mean ${meant}?`}`,
  );
}
