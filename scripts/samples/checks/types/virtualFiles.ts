import path from 'node:path';
import { DOCUMENTED } from '../../paths';
import { pathOf } from '../../sample/siblings';
import { excuseOf, type Sample } from '../../sample/Sample';
import { withSurroundings } from './kinds';

const SCRIPT_LANGUAGES = ['ts', 'tsx', 'mts', 'cts', 'js', 'jsx', 'mjs', 'cjs'];

export const isScript = ({ lang }: Sample): boolean => SCRIPT_LANGUAGES.includes(lang);

/** A sample as the compiler sees it. */
export interface VirtualFile {
  readonly name: string;
  readonly text: string;
  /** Length of the code before the sample's own, all on its first line. */
  readonly offset: number;
  readonly sample: Sample;
}

/** Below the documented packages, so that imports resolve to them. */
const FOLDER = path.join(DOCUMENTED, '.samples');

/** Whether the sample changes types of other files: each page with one gets a separate program. */
export function isAmbient({ title, code }: Sample): boolean {
  return /\.d\.[cm]?ts$/.test(title ?? '') || /^\s*declare\s+(?:global|module)\b/m.test(code);
}

export function virtualFile(sample: Sample): VirtualFile {
  const { before, after } = withSurroundings(sample);
  const [{ file }] = sample.places;
  const name = path.join(FOLDER, file, String(sample.index), pathOf(sample));
  return { name, text: before + sample.code + after, offset: before.length, sample };
}

/** The virtual project folder of the file. */
export function rootOf({ sample }: VirtualFile): string {
  return path.join(FOLDER, sample.places[0].file, String(sample.index));
}

export const scriptsOf = (sample: Sample): Sample[] =>
  sample.page.filter((other) => isScript(other) && excuseOf(other) === undefined);
