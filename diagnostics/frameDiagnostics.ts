import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '@engine/cache/digest';
import { nameOf } from './pageDiagnostic';
import { readJson } from './parseData';
import type { FileDiagnostic, JsonFile } from './Diagnostic';
import { navigationDiagnostics } from './navigationDiagnostics';
import { aboveSections, sidebarTree, type SidebarFile } from './sidebarTree';

const NAVIGATION = '_nav.json';
const SIDEBAR = '_meta.json';

export interface FrameDiagnostics {
  readonly diagnostics: readonly FileDiagnostic[];
  /** Absolute paths of the files that were read. */
  readonly files: readonly string[];
}

const read = (file: string): JsonFile => readJson(nameOf(file), readFileSync(file, 'utf8'));

const syntaxDiagnostics = ({ file, diagnostics }: JsonFile): FileDiagnostic[] =>
  diagnostics.map((diagnostic) => ({ ...diagnostic, file }));

/** Diagnostics of sections with a `_meta.json`, and of the folders in a section without one. */
function sidebarDiagnostics(
  root: string,
  sidebars: readonly SidebarFile[],
  pages: readonly string[],
) {
  const source = { root: nameOf(root), pages: pages.map((page) => ({ path: page })), sidebars };
  const reached = new Set<SidebarFile>();
  return sidebars.flatMap((sidebar) => {
    if (sidebar.folder === '') return [aboveSections(sidebar.file)];
    if (reached.has(sidebar)) return [];
    const tree = sidebarTree(source, sidebar.folder);
    for (const file of tree.reached) reached.add(file);
    return tree.problems;
  });
}

/**
 * Mistakes in the top bar and sidebars of one language that would make the engine fail.
 * @param root absolute path of the language's pages
 */
export function frameDiagnostics(root: string): FrameDiagnostics {
  if (!existsSync(root)) return { diagnostics: [], files: [] };
  const all = filesBelow(root);
  const below = (file: string): string => path.relative(root, file).split(path.sep).join('/');
  const navigation = all.filter((file) => below(file) === NAVIGATION);
  const sidebarFiles = all.filter((file) => path.basename(file) === SIDEBAR);
  const tops = navigation.map(read);
  const sidebars = sidebarFiles
    .map((file) => ({ ...read(file), folder: below(path.dirname(file)) }))
    .sort((a, b) => a.folder.length - b.folder.length);
  const pages = all.map(below).filter((file) => /\.mdx?$/.test(file));
  const diagnostics = [
    ...[...tops, ...sidebars].flatMap(syntaxDiagnostics),
    ...tops.filter(({ diagnostics }) => diagnostics.length === 0).flatMap(navigationDiagnostics),
    ...sidebarDiagnostics(root, sidebars, pages),
  ];
  return { diagnostics, files: [...navigation, ...sidebarFiles] };
}
