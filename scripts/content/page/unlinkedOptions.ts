import { optionRoute, optionNames, optionOf } from '@config/facts/reference';
import type { Problem, Rule } from '../report/Problem';
import { placeIn } from '../site/proseOfPage';
import { optionWritten, tellsOfOthers } from '../site/reference';
import { sourcesOf, type Source } from '../site/Site';
import { routeOf } from './filesOfPage';

/** Finds option names in a form that the build doesn't link. */
export const unlinkedOptions: Rule = {
  name: 'unlinked-options',
  description: 'Options are named by their whole path in code, which the build links.',
  severity: 'report',
  check: (site) =>
    sourcesOf(site)
      .filter(({ path }) => !tellsOfOthers(path))
      .flatMap((source) => [...namesInPlainText(source), ...shortNames(source)]),
};

/** `output.minify` in a sentence without code formatting. */
function namesInPlainText(source: Source): Problem[] {
  const inSentences = source.prose.filter(({ kind }) => kind === 'paragraph' || kind === 'cell');
  return inSentences.flatMap((prose) =>
    [...prose.text.matchAll(/\b\w+(?:\.\w+)+/g)].flatMap(({ 0: name, index }) => {
      const option = optionWritten(name);
      const place = placeIn(prose, index);
      const isLink = source.mentions.some(({ text, line }) => text === name && line === place.line);
      if (option === undefined || optionOf(option) === undefined || isLink) return [];
      return {
        file: source.file,
        ...place,
        found: `${name} isn't linked, since it isn't code`,
        remedy: `write \`${name}\``,
      };
    }),
  );
}

/** `assetPrefix` in code, once per page. Single words, such as `include`, are usually not options. */
function shortNames({ file, mentions, path }: Source): Problem[] {
  const shown = new Set<string>();
  return mentions.flatMap(({ text, url, line, column, isInHeading }) => {
    const options = optionsEndingIn(text);
    const isOwn = options.some((option) => optionRoute(option) === `/${routeOf(path)}`);
    if (options.length === 0 || isOwn || url !== undefined || isInHeading || shown.has(text)) {
      return [];
    }
    shown.add(text);
    const names = options.map((option) => `\`${option}\``).join(' or ');
    return {
      file,
      line,
      column,
      found: `\`${text}\` isn't linked`,
      remedy: `write ${names}`,
    };
  });
}

const optionsEndingIn = (name: string): string[] =>
  /[A-Z]/.test(name) ? optionNames.filter((option) => option.endsWith(`.${name}`)) : [];
