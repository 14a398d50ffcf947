import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '@engine/cache/digest';
import { nameOf } from './pageDiagnostic';
import { readJson } from './parseData';
import type { FileFault, JsonFile } from './Diagnostic';
import { navigationFaults } from './navigationDiagnostics';
import { aboveSections, sidebarTree, type SidebarFile } from './sidebarTree';

const NAVIGATION = '_nav.json';
const SIDEBAR = '_meta.json';

export interface FrameFaults {
  readonly faults: readonly FileFault[];
  /** Absolute paths of what was read. */
  readonly files: readonly string[];
}

const read = (file: string): JsonFile => readJson(nameOf(file), readFileSync(file, 'utf8'));

const syntaxFaults = ({ file, faults }: JsonFile): FileFault[] =>
  faults.map((fault) => ({ ...fault, file }));

/** Sections by their own files, and what lies below a folder that has none. */
function sidebarFaults(root: string, sidebars: readonly SidebarFile[], pages: readonly string[]) {
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
 * What the engine would stumble over in the top bar and the sidebars of one language.
 * @param root absolute path of the language's pages
 */
export function frameFaults(root: string): FrameFaults {
  if (!existsSync(root)) return { faults: [], files: [] };
  const all = filesBelow(root);
  const below = (file: string): string => path.relative(root, file).split(path.sep).join('/');
  const navigation = all.filter((file) => below(file) === NAVIGATION);
  const sidebarFiles = all.filter((file) => path.basename(file) === SIDEBAR);
  const tops = navigation.map(read);
  const sidebars = sidebarFiles
    .map((file) => ({ ...read(file), folder: below(path.dirname(file)) }))
    .sort((a, b) => a.folder.length - b.folder.length);
  const pages = all.map(below).filter((file) => /\.mdx?$/.test(file));
  const faults = [
    ...[...tops, ...sidebars].flatMap(syntaxFaults),
    ...tops.filter(({ faults }) => faults.length === 0).flatMap(navigationFaults),
    ...sidebarFaults(root, sidebars, pages),
  ];
  return { faults, files: [...navigation, ...sidebarFiles] };
}
