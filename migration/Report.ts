import type { Node } from 'acorn';
import { messages, statusTexts } from '@config/facts/migrations/messages';
import { counterpartText, textIn, type MigrationRow } from '@config/facts/migrations/table';
import type { Language } from '@config/site';
import type { Answer } from './Catalog';
import type { ResultRow, Status } from './kinds';
import { unwrapped } from './syntax/nodes';
import type { UnreadPart } from './syntax/parts';
import type { Draft } from './translate/Draft';
import { pathOf } from './translate/paths';
import type { FileFacts, Given } from './translate/edits';
import { wholeObject } from './translate/readValues';

export type MessageName = keyof typeof messages;

/** A row, and where it's from in the file, for the order. */
interface PlacedRow extends Omit<ResultRow, 'answer' | 'place'> {
  readonly at: number;
}

/** Collects the rows of a file. */
export class Report {
  readonly #rows: PlacedRow[] = [];
  /** Whether the file exports several configurations. */
  isSeveral = false;
  readonly #known = new Set<string>();
  /** Where each line starts. */
  readonly #lines: readonly number[];

  constructor(
    readonly code: string,
    readonly lang: Language,
  ) {
    this.#lines = [0, ...[...code.matchAll(/\n/g)].map(({ index }) => index + 1)];
  }

  get rows(): ResultRow[] {
    return [...this.#rows]
      .sort((a, b) => a.at - b.at)
      .map(({ name, line, status, counterpart, note }) => ({
        name,
        line,
        status,
        answer: textIn(statusTexts[status], this.lang),
        place: this.say('line', { line: String(line) }),
        counterpart,
        note,
      }));
  }

  /** The line of a position, counted from 1. */
  line(at: number): number {
    let [low, high] = [0, this.#lines.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.#lines[middle] ?? 0) <= at) low = middle;
      else high = middle;
    }
    return low + 1;
  }

  /** Adds a row, once for what a chain sets in several steps. */
  add(at: number, row: Omit<ResultRow, 'answer' | 'line' | 'place'>): void {
    const placed = { ...row, at, line: this.line(at) };
    const key = JSON.stringify(placed);
    if (this.#known.has(key)) return;
    this.#known.add(key);
    this.#rows.push(placed);
  }

  /** A sentence with its names filled in. */
  say(name: MessageName, values: Readonly<Record<string, string>> = {}): string {
    const text = textIn(messages[name], this.lang);
    return text.replace(/\{(\w+)\}/g, (found, key: string) => values[key] ?? found);
  }

  /** Notes one after the other. */
  joined(...notes: readonly (string | undefined)[]): string {
    const known = notes.filter((note) => note !== undefined && note !== '');
    return known.join(this.lang === 'zh' ? '；' : '; ');
  }

  /** The beginning of a part of the file, on one line. */
  excerpt(at: number, end: number): string {
    const text = this.code.slice(at, end).replace(/\s+/g, ' ');
    return text.length > 48 ? `${text.slice(0, 48)}…` : text;
  }

  /** Lists a part that can't be read. Returns the reason. */
  addUnread(name: string, { at, end, scope, node }: UnreadPart): string {
    const { argument = node } = node as unknown as { argument?: Node };
    const { callee = argument } = unwrapped(argument) as unknown as { callee?: Node };
    const origin = scope.originOf(callee) ?? scope.originOf(argument);
    const excerpt = this.excerpt(at, end);
    const { source = '' } = origin ?? {};
    const message = /^[./]/.test(source) ? 'imported' : source ? 'fromPackage' : 'unread';
    const note = this.say(message, { source });
    const shown = name === '' ? excerpt : `${name}: ${excerpt}`;
    this.add(at, { name: shown, status: 'unread', counterpart: '', note });
    return note;
  }
}

/** What an option is given as, and under which name it's listed. */
export interface Asked extends Given {
  readonly name: string;
  readonly at: number;
  readonly isConditional: boolean;
  readonly file: FileFacts;
}

/** The row with the counterpart of one option, where a list of options has one for each. */
function counterpartOf(row: MigrationRow, name: string): MigrationRow {
  const { names = [], to } = row;
  const counterparts: readonly string[] = typeof to === 'object' && 'length' in to ? to : [];
  const isEach = names.length > 2 && counterparts.length === names.length;
  const own = isEach ? counterparts[names.indexOf(name)] : undefined;
  return own === undefined ? row : { ...row, to: [own] };
}

/** Whether a path, or one of an object's, is outside the folder of the file. */
const isOutside = (asked: Asked): boolean =>
  [asked, ...(wholeObject(asked) ?? [])].some(({ value, scope }) =>
    pathOf(value, scope)?.startsWith('..'),
  );

/** Lists an option with the answer of its row, and translates it if that's possible. */
export function addAnswer(
  report: Report,
  draft: Draft,
  asked: Asked,
  { row, page, translate }: Answer,
): void {
  const { lang } = report;
  const absolute = (text: string) =>
    text.replaceAll('](#', `](${lang === 'en' ? '' : `/${lang}`}${page}#`);
  const counterpart = absolute(counterpartText(counterpartOf(row, asked.name), lang));
  const isNone = Array.isArray(row.to) && row.to.length === 0;
  const note = absolute(row.note === undefined ? '' : textIn(row.note, lang));
  const outcome = translate?.(asked);
  const entry = { name: asked.name, counterpart };
  if (outcome === 'default') {
    report.add(asked.at, { ...entry, status: 'default', note });
    return;
  }
  const notes: (string | undefined)[] = [note];
  let status: Status = isNone ? 'none' : 'manual';
  if (asked.isConditional) notes.push(report.say(report.isSeveral ? 'several' : 'conditional'));
  if (outcome && !asked.isConditional) {
    if (draft.apply(outcome)) {
      const rests = outcome.filter((edit) => 'isRest' in edit);
      status = rests.length > 0 ? 'manual' : 'translated';
      if (rests.some((edit) => !('note' in edit))) notes.push(report.say('options'));
      for (const edit of outcome) {
        if ('note' in edit && edit.note) notes.push(report.say(edit.note));
      }
    } else notes.push(report.say('twice'));
  }
  if (translate && !outcome && isOutside(asked)) {
    notes.push(report.say('outside'));
  }
  const all = report.joined(...notes);
  if (status === 'manual' || (status === 'none' && asked.isConditional)) {
    addTodo(report, draft, asked, report.joined(counterpart, all));
  } else if (status === 'none') addTodo(report, draft, asked, report.joined(counterpart, all));
  report.add(asked.at, { ...entry, status, note: all });
}

/** Lists a statement that changes the configuration in a way that only the reader can move. */
export function addCode(
  report: Report,
  draft: Draft,
  path: string,
  { at, end }: Pick<UnreadPart, 'at' | 'end'>,
  counterpart: string,
): void {
  const name = `${path}: ${report.excerpt(at, end)}`;
  const note = report.say('code');
  report.add(at, { name, status: 'manual', counterpart, note });
  addTodo(report, draft, { name: path, at }, report.joined(counterpart, note));
}

/** A comment in the generated file, without links. */
export function addTodo(
  report: Report,
  draft: Draft,
  { name, at }: Pick<Asked, 'name' | 'at'>,
  text: string,
): void {
  const words = text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', '');
  const line = String(report.line(at));
  draft.addTodo(
    report.lang === 'zh'
      ? `${name}（第 ${line} 行）：${words}`
      : `${name} (line ${line}): ${words}`,
  );
}
