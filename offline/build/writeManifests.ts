import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FACT_KINDS, linkFactsFile } from '@config/facts/linkFacts';
import { indexFile, textFile } from '@search/index/searchIndex';
import {
  filesUsedIn,
  manifestFile,
  withBuild,
  withoutBuild,
  type OfflineManifest,
} from '../offlineFiles';

/** Hexadecimal digits of a build's digest: 64 bits, which makes collisions negligible. */
const DIGEST_LENGTH = 16;

/** Whether a file affects what users see; feeds, copies and lists don't. */
const READ =
  /\.html$|^(?:facts|search)\/.*\.json$|^(?:static|articles)\/(?!.*\.(?:txt|map|br|gz)$)/;

interface BuiltPage {
  file: string;
  /** The route without the base path: `/zh/config/mode`. */
  route: string;
  lang: string;
  html: string;
}

interface Place {
  dist: string;
  base: string;
  languages: readonly string[];
  /** Empty on a site without versions. */
  versions: readonly string[];
}

const routeOf = (file: string): string => `/${file}`.replace(/(?<=\/)index\.html$|\.html$/, '');

const langOf = (html: string): string => /<html[^>]* lang="([^"]*)"/.exec(html)?.[1] ?? '';

const isRedirect = (html: string): boolean => html.includes('http-equiv="refresh"');

/** The text files of a page: long texts are split into several. */
function textFiles(route: string, written: ReadonlySet<string>): string[] {
  const files: string[] = [];
  for (let part = 0; written.has(textFile(route, part)); part += 1) {
    files.push(textFile(route, part));
  }
  return files;
}

async function readFiles(
  dist: string,
): Promise<{ pages: BuiltPage[]; build: string; files: string[] }> {
  const all = (await readdir(dist, { recursive: true }))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => READ.test(file))
    .sort();
  const digest = createHash('sha256');
  const pages: BuiltPage[] = [];
  const files: string[] = [];
  for (const file of all) {
    if (!(await stat(path.join(dist, file))).isFile()) continue;
    const bytes = await readFile(path.join(dist, file));
    digest.update(`${file}\n`);
    if (file.endsWith('.html')) {
      const html = withoutBuild(bytes.toString());
      digest.update(html);
      pages.push({ file, route: routeOf(file), lang: langOf(html), html });
    } else {
      digest.update(bytes);
      files.push(file);
    }
  }
  return { pages, files, build: digest.digest('hex').slice(0, DIGEST_LENGTH) };
}

/**
 * Lists the files of each language for offline reading, and adds the build's digest to each page. Scripts that no
 * page refers to load on demand, and belong to every language.
 * @returns the digest of the build, and the stylesheets that all pages share
 */
export async function writeManifests({
  dist,
  base,
  languages,
  versions,
}: Place): Promise<{ build: string; styles: string[] }> {
  const { pages, files, build } = await readFiles(dist);
  await Promise.all(
    pages.map(({ file, html }) => writeFile(path.join(dist, file), withBuild(html, build))),
  );
  const readable = pages.filter(({ file, html }) => file !== '404.html' && !isRedirect(html));
  const usedBy = new Map(readable.map((page) => [page, filesUsedIn(page.html, base)]));
  const usedByAny = new Set([...usedBy.values()].flat());
  const shared = files
    .filter((file) => file.startsWith('static/'))
    .map((file) => base + file)
    .filter((address) => !usedByAny.has(address));
  const read = new Set(files);
  await mkdir(path.join(dist, path.dirname(manifestFile(''))), { recursive: true });
  for (const lang of languages) {
    const own = readable.filter((page) => page.lang === lang);
    const data = [
      ...FACT_KINDS.map((kind) => linkFactsFile(kind, lang)),
      ...versions.map((version) => indexFile(lang, version)),
      ...own.flatMap(({ route }) => textFiles(route, read)),
    ].filter((file) => read.has(file));
    const needed = new Set([
      ...own.flatMap((page) => usedBy.get(page) ?? []),
      ...shared,
      ...data.map((file) => base + file),
    ]);
    const sizes = await Promise.all(
      [...own.map(({ file }) => base + file), ...needed].map(
        async (address) => (await stat(path.join(dist, address.slice(base.length)))).size,
      ),
    );
    const manifest: OfflineManifest = {
      build,
      bytes: sizes.reduce((total, size) => total + size, 0),
      pages: own.map(({ route }) => base + route.slice(1)),
      files: [...needed],
    };
    await writeFile(path.join(dist, manifestFile(lang)), JSON.stringify(manifest));
  }
  const frame = pages.find(({ file }) => file === '404.html')?.html ?? '';
  const styles = filesUsedIn(frame, base).filter((address) => address.endsWith('.css'));
  return { build, styles };
}
