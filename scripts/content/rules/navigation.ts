import type { JsonFile, ValuePath } from '@diagnostics/Diagnostic';
import { navigationDiagnostics } from '@diagnostics/navigationDiagnostics';
import { LANGUAGES } from '@config/site';
import type { Problem, Rule } from '../report/Problem';
import { firstDifference } from '../site/firstDifference';
import { frameLink } from '../site/frameLink';
import type { Site } from '../site/Site';

interface Item {
  readonly link?: string;
  readonly activeMatch?: string;
  readonly items?: readonly Item[];
}

export const navigation: Rule = {
  name: 'navigation',
  description:
    'The _nav.json of both languages have the same structure, and their links lead to pages.',
  check: (site) => [
    ...LANGUAGES.flatMap(({ lang }) => {
      const file = site.navigation[lang];
      if (!file)
        return [
          {
            file: `docs/${lang}/_nav.json`,
            line: 1,
            found: 'the file is missing',
            remedy: 'add it with the items of the navbar',
          },
        ];
      if (file.diagnostics.length > 0) return [];
      const diagnostics = navigationDiagnostics(file);
      return diagnostics.length > 0
        ? diagnostics
        : items(file).flatMap((item) => check(site, lang, file, item));
    }),
    ...compare(site),
  ],
};

interface Place {
  readonly item: Item;
  readonly path: ValuePath;
}

function items({ value }: JsonFile): Place[] {
  return (value as Item[]).flatMap((item, index) => [
    { item, path: [index] },
    ...(item.items ?? []).map((inner, at) => ({ item: inner, path: [index, 'items', at] })),
  ]);
}

function check(
  site: Site,
  lang: (typeof LANGUAGES)[number]['lang'],
  file: JsonFile,
  { item, path }: Place,
): Problem[] {
  const line = file.lineOf([...path, 'link']);
  if (item.link === undefined) {
    if (item.items && item.items.length > 0) return [];
    return [
      {
        file: file.file,
        line,
        found: 'an item without a target',
        remedy: 'give it a link, or items',
      },
    ];
  }
  const complaint = frameLink(site, lang, item.link);
  return complaint ? [{ file: file.file, line, ...complaint }] : [];
}

/** Reports only the first difference, because later ones result from it. */
function compare({ navigation: { en: english, zh: chinese } }: Site): Problem[] {
  if (!english || !chinese) return [];
  if ([english, chinese].some((file) => navigationDiagnostics(file).length > 0)) return [];
  const theirs = items(english);
  const ours = items(chinese);
  const index = firstDifference(theirs, ours, identity);
  if (index === undefined) return comparePatterns(chinese, ours, theirs);
  return [
    {
      file: chinese.file,
      line: chinese.lineOf(ours[index]?.path ?? []),
      found: `${identity(ours[index])} where ${english.file} has ${identity(theirs[index])}`,
      remedy: 'list the same items in the same order in both languages',
      related: english.file,
    },
  ];
}

function identity(place: Place | undefined): string {
  if (!place) return 'no further item';
  const { item, path } = place;
  return `${path.length > 1 ? 'an inner item' : 'an item'} ${item.link ? `to ${item.link}` : 'without a link'}`;
}

/** Without the pattern, an item is never highlighted. */
function comparePatterns(
  chinese: JsonFile,
  ours: readonly Place[],
  theirs: readonly Place[],
): Problem[] {
  return ours.flatMap(({ item, path }, index) => {
    const pattern = theirs[index]?.item.activeMatch;
    if (item.activeMatch === pattern) return [];
    return {
      file: chinese.file,
      line: chinese.lineOf([...path, 'activeMatch']),
      found: `activeMatch of ${item.link ?? 'the item'} differs between the languages`,
      remedy:
        pattern === undefined ? 'remove it' : `write "activeMatch": ${JSON.stringify(pattern)}`,
      related: 'docs/en/_nav.json',
    };
  });
}
