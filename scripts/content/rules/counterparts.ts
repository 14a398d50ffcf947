import { sourcesOf } from '../site/Site';
import { counterpartFilesOf } from '../site/counterparts';
import type { Rule } from '../report/Problem';

export const counterparts: Rule = {
  name: 'counterparts',
  description: 'Every English file has a Chinese counterpart of the same name, and back.',
  check: (site) =>
    sourcesOf(site).flatMap(({ file, lang, path }) =>
      counterpartFilesOf(lang, path)
        .filter((counterpart) => !site.files.has(counterpart))
        .map((counterpart) => ({
          file,
          line: 1,
          found: `its counterpart ${counterpart} is missing`,
          remedy: 'write it, or remove both',
          related: counterpart,
        })),
    ),
};
