import { isNameOfOthers, optionOf } from '@config/reference';
import { site as identity } from '@config/site';
import type { Rule } from '../report/Problem';
import { nearestOption, optionWritten, tellsOfOthers } from '../site/reference';
import { sourcesOf } from '../site/Site';

export const optionNamesRule: Rule = {
  name: 'option-names',
  description: 'Every option that text names is one that the package has.',
  check: (site) =>
    sourcesOf(site)
      .filter(({ path }) => !tellsOfOthers(path))
      .flatMap(({ file, mentions }) =>
        mentions.flatMap(({ text, line, column }) => {
          const name = optionWritten(text);
          if (name === undefined || optionOf(name) || isNameOfOthers(name)) return [];
          const meant = nearestOption(name);
          return {
            file,
            line,
            column,
            found: `@rsbuild/core ${identity.documentedVersion} has no option ${name}`,
            remedy: meant
              ? `write ${meant}`
              : 'correct the name, or say whose it is in other words',
          };
        }),
      ),
};
