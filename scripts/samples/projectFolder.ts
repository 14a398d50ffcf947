import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { APPLICATION, DOCUMENTED } from './paths';
import { excuseOf, nameOf, type Sample } from './sample/Sample';
import { pathOf, siblingAt } from './sample/siblings';

/** A project on disk that a sample stands in. */
export interface ProjectFolder {
  readonly root: string;
  /** The sample's own file. */
  readonly file: string;
  remove(): void;
}

/** Writes the application, over it what the page shows, and over that the sample itself. */
export function projectFolder(sample: Sample): ProjectFolder {
  const root = mkdtempSync(path.join(tmpdir(), 'sample-'));
  cpSync(APPLICATION, root, { recursive: true });
  symlinkSync(path.join(DOCUMENTED, 'node_modules'), path.join(root, 'node_modules'));
  for (const [name, code] of filesOf(sample)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), code);
  }
  const file = path.join(root, pathOf(sample));
  if (!existsSync(file)) writeFileSync(file, sample.code);
  return { root, file, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** Files that the page shows, as they are at the sample; another configuration would be taken for its own. */
export function filesOf(sample: Sample): Map<string, string> {
  const files = new Map<string, string>();
  for (const other of sample.page) {
    const name = pathOf(other);
    const isFile =
      other.title !== undefined && !name.startsWith('dist/') && !isConfiguration(other);
    if (!isFile || excuseOf(other) !== undefined) continue;
    const shown = siblingAt(sample, name);
    if (shown) files.set(name, shown.code);
  }
  return files.set(nameOf(sample) && pathOf(sample), sample.code);
}

/** Whether the sample is the whole configuration of a project. */
export function isConfiguration({ title, code, lang }: Sample): boolean {
  if (title !== undefined)
    return /^rsbuild\.config\.[cm]?[jt]s$/.test(pathOf({ title, lang } as Sample));
  return (
    /^import .* from '@rsbuild\/core';$/m.test(code) && /^export default defineConfig\(/m.test(code)
  );
}
