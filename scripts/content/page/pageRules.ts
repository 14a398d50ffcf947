import path from 'node:path';
import { claimTitles } from '../../claims/claimTitles';
import { readReaders } from '../../options/readers/readReaders';
import type { Rule } from '../report/Problem';
import { quantifiers } from './quantifiers';
import { relatedOptions } from './relatedOptions';
import { unlinkedOptions } from './unlinkedOptions';

const SCOPE = path.join(import.meta.dirname, '../../documented/node_modules/@rsbuild');

/** What a writer should look at, and no program can decide: it is printed for one page and fails nothing. */
export const pageRules = (root: string): Rule[] => [
  quantifiers((route) => claimTitles(root, route)),
  unlinkedOptions,
  relatedOptions(readReaders(SCOPE)),
];
