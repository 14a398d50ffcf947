import path from 'node:path';
import { claimTitles } from '../../claims/claimTitles';
import { readReaders } from '../../options/readers/readReaders';
import type { Rule } from '../report/Problem';
import { quantifiers } from './quantifiers';
import { relatedOptions } from './relatedOptions';
import { unlinkedOptions } from './unlinkedOptions';

const SCOPE = path.join(import.meta.dirname, '../../documented/node_modules/@rsbuild');

/** Hints for one page that a program can't decide; they never fail. */
export const pageRules = (root: string): Rule[] => [
  quantifiers((route) => claimTitles(root, route)),
  unlinkedOptions,
  relatedOptions(readReaders(SCOPE)),
];
