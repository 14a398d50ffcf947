import { isNameOfOthers, optionOf } from '@config/facts/reference';
import { site as identity } from '@config/site';
import type { Rule } from '../report/Problem';
import { placeIn, proseOfPage } from '../site/proseOfPage';
import { nearestOption, optionWritten, tellsOfOthers } from '../site/reference';
import { sourcesOf, type Place, type Source } from '../site/Site';

export const optionNamesRule: Rule = {
  name: 'option-names',
  description: 'Every option that text names is one that the package has.',
  check: (site) =>
    sourcesOf(site)
      .filter(({ path }) => !tellsOfOthers(path))
      .flatMap((source) =>
        [...source.mentions, ...plainWords(source)].flatMap(({ text, line, column }) => {
          const name = optionWritten(text);
          if (name === undefined || optionOf(name) || isNameOfOthers(name)) return [];
          const meant = nearestOption(name);
          return {
            file: source.file,
            line,
            column,
            found: `@rsbuild/core ${identity.documentedVersion} has no option ${name}`,
            remedy: meant
              ? `did you mean ${meant}?`
              : 'correct the name, or say whose it is in other words',
          };
        }),
      ),
};

/** Text that looks like an option name outside code and link texts, except in URLs, file names and hosts. */
function plainWords(source: Source): ({ text: string } & Place)[] {
  return proseOfPage(source).flatMap((prose) =>
    [...prose.text.matchAll(/(?<![\w@/.-])[a-z]+(?:\.[a-z][A-Za-z]+)+(?![\w/(-])/g)]
      .map(({ 0: text, index }) => ({ text, ...placeIn(prose, index) }))
      .filter(({ text, line }) => !source.mentions.some((m) => m.text === text && m.line === line)),
  );
}
