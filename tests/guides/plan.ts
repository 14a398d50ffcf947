import type { Shows } from './look';
import { sectionOf, type Guide, type Passage, type Step } from './readGuide';

/** An instruction in a sentence, or a step that can't be automated. */
export type Remark = { readonly says: string } & Deed;

type Deed =
  | { readonly enter: string }
  | { readonly remove: string }
  /** The file as the page shows it elsewhere. */
  | { readonly write: string }
  /** A command that stands in the sentence; where it is to fail, with what message. */
  | { readonly run: string; readonly fails?: string }
  /** Sections of the page that the sentence leads to. */
  | { readonly read: readonly string[] }
  /** Why the step is left out that the sentence is about: the first one from there on, under the same heading. */
  | { readonly skip: string };

/** A section to follow, and what its servers show, if that differs from the walk's end. */
export interface Leg {
  readonly guide: Guide;
  readonly id: string;
  readonly shows?: Shows | undefined;
  /** The tab to open, if the section has tabs. */
  readonly tab?: string | undefined;
}

export interface Task extends Leg {
  readonly line: number;
  readonly does: Step | Remark;
}

/**
 * The visible steps when the leg's tab is open.
 * @throws if no tab is named but there are some
 */
function visible(steps: readonly Step[], { guide, id, tab: open }: Leg): readonly Step[] {
  return steps.filter(({ tab, line }) => {
    if (tab !== undefined && open === undefined) {
      throw new Error(`${guide.file}:${line} is in the tab ${tab}: name a tab for #${id}`);
    }
    return tab === undefined || tab === open;
  });
}

/**
 * The steps of sections, in order, with the remarks at their sentences.
 * @throws if a remark's sentence isn't on the page, or a heading has nothing to do
 */
export function planOf(route: readonly Leg[], remarks: readonly Remark[]): Task[] {
  const unused = new Set(remarks);
  const tasks = route.flatMap((leg) =>
    sectionOf(leg.guide, leg.id).flatMap((passage) => {
      const own = tasksOf(leg, passage, remarks, unused);
      if (own.length === 0 && passage.depth > 2) throw new Error(nothingToDo(leg.guide, passage));
      return own;
    }),
  );
  const [lost] = unused;
  if (lost) {
    const { file } = route.at(-1)?.guide ?? { file: 'the page' };
    throw new Error(`${file} does not say “${lost.says}” any more: change tests/guides/guides.ts`);
  }
  return tasks;
}

function tasksOf(
  leg: Leg,
  { line: first, end, steps }: Passage,
  remarks: readonly Remark[],
  unused: Set<Remark>,
): Task[] {
  const { guide } = leg;
  const matches = remarks.flatMap((remark) => {
    const line = guide.lines.findIndex(
      (text, index) => index + 1 >= first && index + 1 < end && text.includes(remark.says),
    );
    return line < 0 ? [] : [{ line: line + 1, remark }];
  });
  matches.forEach(({ remark }) => unused.delete(remark));
  const skipped = matches
    .filter(({ remark }) => 'skip' in remark)
    .map(({ line }) => steps.find((step) => step.line >= line));
  const left = visible(steps, leg).filter((step) => !skipped.includes(step));
  return [
    ...left.map((step) => ({ line: step.line, does: step })),
    ...matches.map(({ line, remark }) => ({ line, does: remark })),
  ]
    .sort((a, b) => a.line - b.line)
    .flatMap((task) => [{ ...leg, ...task }, ...tasksBehind(leg, task.does)]);
}

/** The steps of the sections that a remark links to. */
function tasksBehind(leg: Leg, does: Step | Remark): Task[] {
  if (!('read' in does)) return [];
  const steps = does.read
    .flatMap((id) => sectionOf(leg.guide, id))
    .flatMap((passage) => passage.steps);
  return steps.map((step) => ({ ...leg, line: step.line, does: step }));
}

const nothingToDo = ({ file, lines }: Guide, { line }: Passage): string =>
  `${file}:${line} “${lines[line - 1]?.replace(/^#+ /, '') ?? ''}” shows no command, no file with a name and ` +
  `no diff with one: add it to the page, or say in tests/guides/guides.ts what its words mean`;
