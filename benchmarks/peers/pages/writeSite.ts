import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { homeOf, LANGUAGES } from '@config/site';
import type { PlainPage } from './readPages';
import { sidebarTree } from './sidebarTree';
import { OWN_SITE, OWN_SOURCES, type Peer } from '../sites';

const ROOT = join(import.meta.dirname, '../../..');
const PEERS = join(import.meta.dirname, '..');

/** Engines use the nearest package.json for the site's settings and dependencies. */
async function manifestOf({ id }: Peer): Promise<string> {
  const own = await readFile(join(PEERS, id, 'package.json'), 'utf8').catch(() => null);
  return own ?? '{ "private": true }\n';
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

function pageText({ title, description, body }: PlainPage, hasHeading: boolean): string {
  const text = hasHeading ? body : body.replace(/^# .+\n+/m, '');
  return `---\n${stringify({ title, description })}---\n\n${text}`;
}

/** A sidebar for each section of each language, by its URL. */
function sidebars(pages: readonly PlainPage[]) {
  return Object.fromEntries(
    LANGUAGES.flatMap(({ lang }) => {
      const own = pages.filter((page) => page.lang === lang);
      const sections = new Set(own.flatMap(({ file }) => /^[^/]+\//.exec(file) ?? []));
      const home = homeOf(lang);
      return [...sections].map((section) => [home + section, sidebarTree(own, home, section)]);
    }),
  );
}

/** Our entries of the sidebar and the navbar, by path below the folder of all pages. */
async function ownNavigation(): Promise<Map<string, string>> {
  const navigation = new Map<string, string>();
  for (const { lang } of LANGUAGES) {
    const own = join(ROOT, 'docs', lang);
    const files = await readdir(own, { recursive: true });
    for (const file of files.filter((name) => /(^|\/)_\w+\.json$/.test(name))) {
      navigation.set(join(lang, file), await readFile(join(own, file), 'utf8'));
    }
  }
  return navigation;
}

/**
 * Writes the site of a peer from scratch: its settings, and pages in its folder.
 * @param navigation entries of the sidebar and the navbar for an engine that reads such files
 */
export async function writePeer(
  peer: Peer,
  pages: readonly PlainPage[],
  navigation?: ReadonlyMap<string, string>,
): Promise<void> {
  const { folder, docs, hasHeading, publicFolder } = peer;
  await rm(folder, { recursive: true, force: true });
  await cp(join(PEERS, peer.id, 'setup'), folder, { recursive: true });
  await write(join(folder, 'package.json'), await manifestOf(peer));
  await write(join(folder, 'sidebar.json'), JSON.stringify(sidebars(pages)));
  await cp(join(ROOT, 'docs/public'), join(folder, publicFolder), { recursive: true });
  if (peer.hasNavigationFiles) {
    for (const [file, text] of navigation ?? (await ownNavigation())) {
      await write(join(folder, 'docs', file), text);
    }
  }
  await Promise.all(
    pages.map((page) =>
      write(join(folder, docs[page.lang], page.file), pageText(page, hasHeading)),
    ),
  );
}

/** Copies the sources of our own site. */
export async function writeOwnSite(): Promise<void> {
  await rm(OWN_SITE.folder, { recursive: true, force: true });
  await Promise.all(
    OWN_SOURCES.map((name) =>
      cp(join(ROOT, name), join(OWN_SITE.folder, name), {
        recursive: true,
        filter: (source) => !source.includes('node_modules'),
      }),
    ),
  );
}
