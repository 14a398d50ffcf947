import { readFence } from '../../scripts/samples/sample/fence';
import { readSite } from '../../scripts/content/site/readSite';
import type { CodeBlock, ComponentUse, Heading } from '../../scripts/content/site/Site';

interface At {
  /** Line on the page, from 1. */
  readonly line: number;
  /** Value of the surrounding `<Tab value="…">`. */
  readonly tab?: string | undefined;
}

/** A command that the page tells users to run, in the npm form. */
export interface CommandStep extends At {
  readonly kind: 'command';
  readonly command: string;
}

/** A file shown completely. */
export interface FileStep extends At {
  readonly kind: 'file';
  readonly path: string;
  readonly code: string;
}

/** A change to a file, as lines that begin with `-`, `+` or a space. */
export interface EditStep extends At {
  readonly kind: 'edit';
  /** `undefined` if the block doesn't name its file. */
  readonly path: string | undefined;
  readonly diff: string;
}

export type Step = CommandStep | FileStep | EditStep;

/** The content between two headings, without that of deeper headings. */
export interface Passage extends At {
  /** The id of its heading; empty before the first one after the title. */
  readonly id: string;
  /** 1 for the title. */
  readonly depth: number;
  /** Line of the next passage. */
  readonly end: number;
  readonly steps: readonly Step[];
}

export interface Guide {
  /** `docs/en/guide/start/quick-start.mdx`. */
  readonly file: string;
  readonly lines: readonly string[];
  readonly passages: readonly Passage[];
  /** Inline code with its line, for commands that only a table contains. */
  readonly mentions: readonly (At & { readonly text: string })[];
}

/** The word that marks a block as an illustration; every other block is a step. */
const ILLUSTRATION = 'example';
const SHELLS = ['bash', 'sh'];

/**
 * Reads a page as instructions: what to run, write, and change, in order.
 * @throws if the page can't be parsed
 */
export function readGuide(file: string, text: string): Guide {
  const [page] = readSite({ paths: [file], read: () => text, size: () => 0 }).pages;
  if (!page || page.diagnostic)
    throw new Error(`${file} cannot be read: ${page?.diagnostic?.found ?? ''}`);
  const lines = text.split('\n');
  const tabs = page.components.filter(({ name }) => name === 'Tab');
  const tabOf = ({ line }: Step): string | undefined => {
    const tab = tabs.findLast((candidate) => candidate.line < line);
    const end = tab ? lines.indexOf('</Tab>', tab.line) : -1;
    return line <= end ? tab?.facts.value : undefined;
  };
  const steps = [...page.code.flatMap(stepsOfBlock), ...page.components.flatMap(stepOfTabs)]
    .sort((a, b) => a.line - b.line)
    .map((step) => ({ ...step, tab: tabOf(step) }));
  return {
    file,
    lines,
    passages: passagesOf(page.headings, lines.length, steps),
    mentions: page.mentions.map(({ text, line }) => ({ text, line })),
  };
}

function stepsOfBlock({ lang = '', meta, code, line }: CodeBlock): Step[] {
  const { title, attributes, words } = readFence(meta);
  if (words.includes(ILLUSTRATION) || attributes.output !== undefined) return [];
  if (SHELLS.includes(lang)) return commandsOf(code, line);
  if (lang === 'diff') return [{ kind: 'edit', line, path: title, diff: code }];
  return title === undefined ? [] : [{ kind: 'file', line, path: title, code: unmarked(code) }];
}

const commandsOf = (code: string, line: number): Step[] =>
  code
    .split('\n')
    .map((command, index): Step => ({ kind: 'command', line: line + 1 + index, command }))
    .filter((step) => step.kind === 'command' && /^[^#\s]/.test(step.command));

/** The text that users copy: without marks and removed lines of a diff. */
const unmarked = (code: string): string =>
  code
    .split('\n')
    .filter((line) => !/\[!code --\]/.test(line))
    .map((line) => line.replace(/\s*(?:\/\/|#|<!--|\/\*)\s*\[!code [^\]]*\].*$/, ''))
    .join('\n');

function stepOfTabs({ name, facts, line }: ComponentUse): Step[] {
  const { command } = facts;
  return name === 'PackageManagerTabs' && command ? [{ kind: 'command', line, command }] : [];
}

function passagesOf(headings: readonly Heading[], last: number, steps: readonly Step[]): Passage[] {
  return headings.map(({ id, depth, line }, index) => {
    const end = headings[index + 1]?.line ?? last + 1;
    const own = steps.filter((step) => step.line >= line && step.line < end);
    return { id: depth === 1 ? '' : id, depth, line, end, steps: own };
  });
}

/**
 * The passage of that heading and those of deeper headings; for an empty id, the content before the first heading.
 * @throws if the page has no such heading
 */
export function sectionOf(guide: Guide, id: string): readonly Passage[] {
  const start = guide.passages.findIndex((passage) => passage.id === id);
  const first = guide.passages[start];
  if (!first) {
    const known = guide.passages.map((passage) => passage.id).filter(Boolean);
    throw new Error(`${guide.file} has no heading #${id}; it has #${known.join(', #')}`);
  }
  if (first.depth === 1) return [first];
  const rest = guide.passages.slice(start + 1);
  const length = rest.findIndex(({ depth }) => depth <= first.depth);
  return [first, ...(length < 0 ? rest : rest.slice(0, length))];
}
