import { textIn } from '@config/facts/migrations/table';
import {
  changesIn,
  changesInNext,
  documentedVersion,
  stateIn,
  type OptionChange,
} from '@config/facts/optionChanges';
import { NOTES, REPLACEMENTS } from '@config/facts/optionChangeNotes';
import {
  FIRST_STABLE_RELEASE,
  optionFacts,
  optionFieldFacts,
  type OptionFacts,
} from '@config/facts/optionFacts';
import { optionNames } from '@config/facts/reference';
import type { Language } from '@config/site';
import { code, typeCode } from './codeText';
import { changeLabel as label } from './optionChangeLabels';
import { rowsOfOption } from './optionRows';

/** An option or field that a version changed. */
export interface ChangeRow {
  /** `output.manifest.filename` */
  readonly name: string;
  /** Markdown: the option, what changed and, for a version of the documented line, what becomes of it in the next. */
  readonly cells: readonly string[];
}

/** A longer change of a type isn't readable in a table. */
const LONGEST_TYPES = 200;

const NEXT = '2.x';

/** The option that a path belongs to: `output.manifest` of `output.manifest.filename`. */
const ownerOf = (name: string): string =>
  optionNames.includes(name) ? name : name.slice(0, name.lastIndexOf('.'));

function factsOf(name: string): OptionFacts | undefined {
  const owner = ownerOf(name);
  return owner === name
    ? optionFacts(name)
    : optionFieldFacts(owner)?.[name.slice(owner.length + 1)];
}

function changeText(name: string, change: OptionChange, lang: Language): string {
  const colon = lang === 'zh' ? '：' : ': ';
  const replacement = REPLACEMENTS[name];
  const instead =
    replacement === undefined ? '' : label('replacement', lang, textIn(replacement, lang));
  switch (change.kind) {
    case 'added':
      return label('added', lang, factsOf(name)?.since ?? FIRST_STABLE_RELEASE);
    case 'removed':
      return label('removed', lang) + instead;
    case 'deprecated':
      return label('deprecated', lang) + instead;
    case 'type': {
      const { from = '', to = '' } = change;
      if (from.length + to.length > LONGEST_TYPES) return label('typeChanged', lang);
      return `${label('type', lang)}${colon}${typeCode(from)} → ${typeCode(to)}`;
    }
    case 'default': {
      const [from, to] = [change.from, change.to].map((value) =>
        value === undefined ? label('notSet', lang) : code(value),
      );
      return `${label('default', lang)}${colon}${String(from)} → ${String(to)}`;
    }
  }
}

/** The changes of an option as sentences; a note replaces those of type and default. */
function changeTexts(
  name: string,
  version: string,
  changes: readonly OptionChange[],
  lang: Language,
): string[] {
  const note = NOTES[version]?.[name];
  const shown = changes.filter(
    ({ kind }) => note === undefined || kind === 'removed' || kind === 'deprecated',
  );
  return [
    ...(note === undefined ? [] : [textIn(note, lang)]),
    ...shown.map((change) => changeText(name, change, lang)),
  ];
}

/** What becomes of an option in the next major version. */
function nextTexts(name: string, lang: Language): string[] {
  if (!stateIn(name, documentedVersion)) return [label('removed', lang)];
  const texts = changeTexts(name, NEXT, changesInNext(name), lang);
  return texts.length > 0 ? texts : [label('unchanged', lang)];
}

/**
 * The options that a version changed, in the order of their names, with links to their pages in a language.
 * @param version a minor version, `1.5`, or the next major one, `2.x`
 * @param docs folder that contains a folder for each language
 */
export function optionChangeRows(version: string, lang: Language, docs: string): ChangeRow[] {
  const changes = changesIn(version);
  const names = [...new Set([...changes.keys(), ...Object.keys(NOTES[version] ?? {})])].sort();
  const described = new Map(
    [...new Set(names.map(ownerOf))]
      .flatMap((option) => rowsOfOption(option, lang, docs))
      .map((row) => [row.name, row]),
  );
  return names.map((name) => {
    const own = described.get(name);
    const { href } = own ?? described.get(ownerOf(name)) ?? {};
    const texts = changeTexts(name, version, changes.get(name) ?? [], lang);
    const isNew = changes.get(name)?.some(({ kind }) => kind === 'added');
    const about = isNew && own?.description ? [own.description] : [];
    return {
      name,
      cells: [
        href === undefined ? code(name) : `[${code(name)}](${href})`,
        [...texts, ...about].join('<br>'),
        ...(version === NEXT ? [] : [nextTexts(name, lang).join('<br>')]),
      ],
    };
  });
}

/** The rows as a Markdown table, header first. */
export function optionChangeLines(rows: readonly ChangeRow[], lang: Language): string[] {
  const columns = rows[0]?.cells.length ?? 0;
  const head = [
    label('option', lang),
    label(columns > 2 ? 'change' : 'inNext', lang),
    label('inNext', lang),
  ].slice(0, columns);
  const cells = rows.map((row) => row.cells.map((cell) => cell.replaceAll('|', '\\|')));
  return [head, head.map(() => '---'), ...cells].map((row) => `| ${row.join(' | ')} |`);
}
