import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { APPLICATION, DOCUMENTED } from './paths';
import { withSurroundings } from './checks/types/kinds';
import { excuseOf, type Sample } from './sample/Sample';
import { pathOf, siblingAt } from './sample/siblings';

/** A project on disk that contains a sample. */
export interface ProjectFolder {
  readonly root: string;
  /** The sample's own file. */
  readonly file: string;
  remove: () => void;
}

/** Images, fonts, and similar files, which builds only copy: large enough not to be inlined. */
const ASSETS = ['photo.png', 'inter.woff2', 'clip.mp4', 'report.pdf'];
const ASSET_BYTES = 16 * 1024;

/** An empty WebAssembly module: its magic number and version. */
const EMPTY_WASM = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00];

/** Writes the application, then the files that the page shows, then the sample itself. */
export function projectFolder(sample: Sample): ProjectFolder {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'sample-')));
  const files = filesOf(sample);
  cpSync(APPLICATION, root, { recursive: true });
  symlinkSync(path.join(DOCUMENTED, 'node_modules'), path.join(root, 'node_modules'));
  for (const name of ASSETS)
    writeFileSync(path.join(root, 'src', name), new Uint8Array(ASSET_BYTES));
  writeFileSync(path.join(root, 'src/add.wasm'), new Uint8Array(EMPTY_WASM));
  // A page's own entry replaces the application's, whatever its extension.
  if ([...files.keys()].some((name) => /^src\/index\.[jt]sx?$/.test(name))) {
    rmSync(path.join(root, 'src/index.js'));
  }
  for (const [name, code] of files) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), code);
  }
  const file = path.join(root, fileOf(sample));
  return { root, file, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/**
 * Complete files on the page, in their state at the sample; another configuration would be used instead of the
 * sample.
 */
export function filesOf(sample: Sample): Map<string, string> {
  const files = new Map<string, string>();
  for (const other of sample.page) {
    const name = pathOf(other);
    if (isTemplateChange(other)) files.set(name, changed(other.code));
    const isFile =
      other.title !== undefined &&
      other.lang !== 'diff' &&
      other.attributes.output === undefined &&
      !isConfiguration(other);
    if (!isFile || excuseOf(other) !== undefined) continue;
    const shown = siblingAt(sample, name);
    if (shown) files.set(name, shown.code);
  }
  const { before, after } = withSurroundings(sample);
  return files.set(fileOf(sample), before + sample.code + after);
}

/** A configuration names its template, which has to exist. */
const isTemplateChange = ({ lang, title }: Sample): boolean =>
  lang === 'diff' && title?.endsWith('.html') === true;

/** The result of a diff. */
const changed = (diff: string): string =>
  diff
    .split('\n')
    .filter((line) => !line.startsWith('-'))
    .map((line) => line.slice(1))
    .join('\n');

/** Merges fragments of a configuration. */
const fileOf = (sample: Sample): string =>
  sample.title === undefined && isConfiguration(sample) ? 'rsbuild.config.ts' : pathOf(sample);

/** Whether the sample is a complete configuration, or becomes one with the code around its kind. */
function isConfiguration(sample: Sample): boolean {
  const { kind } = sample.attributes;
  if (sample.lang === 'diff') return false;
  if (kind !== undefined) return kind === 'options' || kind === 'setup';
  if (sample.title !== undefined) return /^rsbuild\.config\.[cm]?[jt]s$/.test(pathOf(sample));
  return (
    /^import .* from '@rsbuild\/core';$/m.test(sample.code) &&
    /^export default defineConfig\(/m.test(sample.code)
  );
}

/** Actions on the sample besides checking its types. */
export function actionOf(sample: Sample): 'load' | 'build' | 'run' | undefined {
  if (sample.words.includes('run')) return 'run';
  if (!isConfiguration(sample)) return undefined;
  return sample.words.includes('build') ? 'build' : 'load';
}
