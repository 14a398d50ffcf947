import { sourcesOf } from '../site/Site';
import { twinFilesOf } from '../site/twins';
import type { Rule } from '../report/Problem';

export const twins: Rule = {
  name: 'twins',
  description: 'Every English file has a Chinese twin of the same name, and back.',
  check: (site) =>
    sourcesOf(site).flatMap(({ file, lang, path }) =>
      twinFilesOf(lang, path)
        .filter((twin) => !site.files.has(twin))
        .map((twin) => ({
          file,
          line: 1,
          found: `its twin ${twin} is missing`,
          remedy: 'write it, or remove both',
          related: twin,
        })),
    ),
};
