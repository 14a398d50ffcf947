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

/** Kinds of lines, as classes of `CodeBlock.module.css`. */
export const LINE_CLASSES = {
  added: 'add',
  removed: 'del',
  highlighted: 'hl',
  focused: 'focus',
  error: 'err',
  warning: 'warn',
  /** A command after a `$` prompt, which is drawn but isn't part of the text. */
  prompt: 'prompt',
  /** Output of a command, which isn't copied. */
  output: 'out',
} as const;

const DIFF_MARKS: Partial<Record<string, LineClass>> = {
  '+': LINE_CLASSES.added,
  '-': LINE_CLASSES.removed,
};

type LineClass = (typeof LINE_CLASSES)[keyof typeof LINE_CLASSES];

const SHELLS = new Set(['bash', 'sh', 'shell', 'zsh', 'console', 'shellsession']);

/**
 * Classifies lines by their text and removes their marks.
 * @param read the text and class of each line; null leaves the block unchanged
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

/** In a block with prompts, each line is a command, its continuation, or output. */
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

/** Lines of a `diff` block, except in patches with hunks, which users copy as a whole. */
export function readDiff(lines: string[]): { text: string; mark?: LineClass }[] | null {
  if (lines.some((line) => line.startsWith('@@ '))) return null;
  const markOf = (line: string) => DIFF_MARKS[line.charAt(0)];
  const written = lines.filter((line) => line.trim() !== '');
  const hasMarkColumn = written.every((line) => markOf(line) ?? line.startsWith(' '));
  const indents = written.map((line) => line.slice(1).search(/\S/));
  // A space after the mark belongs to the mark if every line has one.
  const width = Math.min(...indents) === 1 ? 2 : 1;
  return lines.map((line) => {
    const mark = markOf(line);
    if (mark) return { text: line.slice(hasMarkColumn ? width : 1), mark };
    return { text: hasMarkColumn ? line.slice(width) : line };
  });
}

/** Replaces a token's style by its class. */
const styleToClass: ShikiTransformer = {
  name: 'style-to-class',
  span(node) {
    const className = tokenClass(node.properties.style ?? '');
    delete node.properties.style;
    if (className) node.properties.class = className;
  },
};

/** The engine only reads `fold`; a long block that should stay open sets `fold=false`. */
const noFold: ShikiTransformer = {
  name: 'no-fold',
  pre(node) {
    if (/(^|\s)fold=false(\s|$)/.test(this.options.meta?.__raw ?? '')) {
      node.properties.fold = false;
    }
  },
};

/** Our additions to the syntax of a fence's code and info string. */
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
