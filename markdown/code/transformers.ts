import {
  transformerMetaHighlight,
  transformerNotationDiff,
  transformerNotationErrorLevel,
  transformerNotationFocus,
  transformerNotationHighlight,
} from '@shikijs/transformers';
import type { ShikiTransformer } from 'shiki';
import { referenceMarks } from './references/referenceMarks';
import { tokenClass } from './tokenTheme';

/** What a line can be, as the class that `CodeBlock.module.css` draws. */
export const LINE_CLASSES = {
  added: 'add',
  removed: 'del',
  highlighted: 'hl',
  focused: 'focus',
  error: 'err',
  warning: 'warn',
  /** A command after a `$`, which is drawn but not part of the text. */
  prompt: 'prompt',
  /** What a command printed: not to be copied. */
  output: 'out',
} as const;

const DIFF_MARKS: Partial<Record<string, LineClass>> = {
  '+': LINE_CLASSES.added,
  '-': LINE_CLASSES.removed,
};

type LineClass = (typeof LINE_CLASSES)[keyof typeof LINE_CLASSES];

const SHELLS = new Set(['bash', 'sh', 'shell', 'zsh', 'console', 'shellsession']);

/**
 * Marks lines by their text alone, and takes the marks out of it.
 * @param read the text of each line, with its class where it has one; null leaves the block as it is.
 */
function lineMarks(
  name: string,
  isFor: (lang: string) => boolean,
  read: (lines: string[]) => { text: string; mark?: LineClass }[] | null,
): ShikiTransformer {
  const key = Symbol(name);
  return {
    name,
    preprocess(code, { lang }) {
      const lines = isFor(lang) ? read(code.split('\n')) : null;
      if (!lines) return undefined;
      Object.assign(this.meta, { [key]: lines.map(({ mark }) => mark) });
      return lines.map(({ text }) => text).join('\n');
    },
    line(node, number) {
      const marks = (this.meta as Record<symbol, (LineClass | undefined)[] | undefined>)[key];
      const mark = marks?.[number - 1];
      if (mark) this.addClassToHast(node, mark);
    },
  };
}

/** In a block with prompts, a line is a command, the rest of one, or what it printed. */
export function readPrompts(lines: string[]): { text: string; mark?: LineClass }[] | null {
  if (!lines.some((line) => line.startsWith('$ '))) return null;
  let continues = false;
  return lines.map((line) => {
    const isCommand = line.startsWith('$ ');
    const isContinued = continues;
    continues = (isCommand || isContinued) && line.endsWith('\\');
    if (isCommand) return { text: line.slice(2), mark: LINE_CLASSES.prompt };
    return isContinued ? { text: line } : { text: line, mark: LINE_CLASSES.output };
  });
}

/** Lines of a `diff` block; a patch with hunks is itself what one would paste, and stays. */
export function readDiff(lines: string[]): { text: string; mark?: LineClass }[] | null {
  if (lines.some((line) => line.startsWith('@@ '))) return null;
  const markOf = (line: string) => DIFF_MARKS[line.charAt(0)];
  const written = lines.filter((line) => line.trim() !== '');
  const hasMarkColumn = written.every((line) => markOf(line) ?? line.startsWith(' '));
  const indents = written.map((line) => line.slice(1).search(/\S/));
  // Many write a space after the mark: it belongs to the mark where no line goes without it.
  const width = Math.min(...indents) === 1 ? 2 : 1;
  return lines.map((line) => {
    const mark = markOf(line);
    if (mark) return { text: line.slice(hasMarkColumn ? width : 1), mark };
    return { text: hasMarkColumn ? line.slice(width) : line };
  });
}

/** Turns the style of a token into its class. */
const styleToClass: ShikiTransformer = {
  name: 'style-to-class',
  span(node) {
    const className = tokenClass(node.properties.style ?? '');
    delete node.properties.style;
    if (className) node.properties.class = className;
  },
};

/** The engine reads `fold` alone; a long block that should stay open says `fold=false`. */
const noFold: ShikiTransformer = {
  name: 'no-fold',
  pre(node) {
    if (/(^|\s)fold=false(\s|$)/.test(this.options.meta?.__raw ?? '')) {
      node.properties.fold = false;
    }
  },
};

/** What is written into a fence's code and meta, beside what the engine reads from them. */
export const codeTransformers: ShikiTransformer[] = [
  lineMarks('prompts', (lang) => SHELLS.has(lang), readPrompts),
  lineMarks('diff-language', (lang) => lang === 'diff', readDiff),
  referenceMarks,
  styleToClass,
  noFold,
  transformerMetaHighlight({ className: LINE_CLASSES.highlighted }),
  transformerNotationHighlight({ classActiveLine: LINE_CLASSES.highlighted }),
  transformerNotationFocus({ classActiveLine: LINE_CLASSES.focused }),
  transformerNotationDiff({
    classLineAdd: LINE_CLASSES.added,
    classLineRemove: LINE_CLASSES.removed,
  }),
  transformerNotationErrorLevel({
    classMap: { error: LINE_CLASSES.error, warning: LINE_CLASSES.warning },
  }),
];
