import path from 'node:path';
import { optionRoute, optionNames } from '@config/facts/reference';
import type { Reader } from '../../options/readers/readReaders';
import { readTogether, subjectKey } from '../../options/readers/readTogether';
import type { Problem, Rule } from '../report/Problem';
import { sourcesOf, type Source } from '../site/Site';
import { routeOf } from './filesOfPage';

/**
 * A function that indirectly reads more options than this, such as the one that starts the server, doesn't relate
 * them.
 */
const MOST_THROUGH = 8;

/**
 * Finds options that the package reads in the same function as the page's option, and that the page doesn't mention.
 */
export const relatedOptions = (all: readonly Reader[]): Rule => {
  const readers = withoutBroad(all);
  return {
    name: 'related-options',
    description: 'The page of an option mentions the options that are read together with it.',
    severity: 'report',
    check: (site) =>
      sourcesOf(site)
        .filter(({ lang }) => lang === 'en')
        .flatMap((source) =>
          optionNames
            .filter((option) => optionRoute(option) === `/${routeOf(source.path)}`)
            .flatMap((option) => check(source, option, readers)),
        ),
  };
};

function withoutBroad(readers: readonly Reader[]): Reader[] {
  const options = new Map<string, Set<string>>();
  for (const reader of readers) {
    const key = subjectKey(reader);
    options.set(key, (options.get(key) ?? new Set()).add(reader.option));
  }
  return readers.filter(
    (reader) =>
      reader.through === undefined || (options.get(subjectKey(reader))?.size ?? 0) <= MOST_THROUGH,
  );
}

function check(source: Source, option: string, readers: readonly Reader[]): Problem[] {
  return readTogether(option, readers)
    .filter(({ option: other }) => !isMentioned(source, other))
    .map(({ option: other, within, through, file, line }) => ({
      file: source.file,
      line: source.components.find(({ name }) => name === 'OptionMeta')?.line ?? 1,
      found: `${other} is read together with ${option} in ${[within, through].filter(Boolean).join(' → ')}, ${path.basename(file)}:${line}`,
      remedy: `say what it changes, or leave it out: npm run options:readers -- ${option}`,
    }));
}

const isMentioned = ({ mentions, components }: Source, option: string): boolean =>
  mentions.some(({ text }) => text.startsWith(option)) ||
  components.some(({ facts }) => facts.of === option);
