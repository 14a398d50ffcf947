/** Longest pasted output that is read, in characters; the rest is ignored. */
export const MAX_OUTPUT = 20_480;

/** Longer lines are cut: they are code, not messages. */
const MAX_LINE = 2000;

const ESCAPE = '\u001b';

/** The rest of a control sequence after the escape character. */
const CONTROL = /^\[[\d;?]*[A-Za-z]/;

/** A color whose escape character was lost when it was copied. */
const COLOR = /\[(?:\d{1,3};)*\d{1,3}m/g;

/** The text of terminal output: without colors, and no longer than a page of it. */
export const cleanOutput = (output: string): string =>
  output
    .slice(0, MAX_OUTPUT)
    .split(ESCAPE)
    .map((part, index) => (index === 0 ? part : part.replace(CONTROL, '')))
    .join('')
    .replace(COLOR, '')
    .split(/\r?\n/)
    .map((line) => line.slice(0, MAX_LINE))
    .join('\n');

/** Whether text is more than the search field takes, as a message copied from the terminal is. */
export const isOutput = (text: string, maxLength: number): boolean =>
  text.trim().length > maxLength || /\n./.test(text.trim());

const ERROR =
  /\b(?:error|fail|cannot|can't|could not|not (?:found|defined)|invalid|unexpected)|[×✖]/i;

/** The label, the mark of a line or the part of Rsbuild that prints a message. */
const LABEL = /^(?:[\s│├╰─▶×⚠✖>|]|(?:error|warn|info)\b:?|\[rsbuild(?::\w+)?\])+/;

/** A title above the messages of a build. */
const TITLE = /^Build (?:error|warning)s?:$/;

/** The first line of output that reports a problem, without its label, cut to the length of a query. */
export function queryOfOutput(output: string, maxLength: number): string {
  const lines = cleanOutput(output)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /\p{Letter}{3}/u.test(line.replace(LABEL, '')));
  const reports = lines.filter((line) => !TITLE.test(line.replace(LABEL, '')));
  const line = reports.find((text) => ERROR.test(text)) ?? reports[0] ?? '';
  return line.replace(LABEL, '').replace(/\s+/g, ' ').slice(0, maxLength).trim();
}

/** A word that messages contain and questions rarely do. */
const MESSAGE_WORD =
  /error|warn|fail|cannot|can't|could not|must|should|deprecat|exist|invalid|unexpected|undefined|not |expect|occupied|\[rsbuild/i;

/** Whether a query looks like a message, so that the templates are worth loading. */
export function looksLikeMessage(query: string): boolean {
  const words = query.trim().split(/\s+/).length;
  return (words >= 2 && MESSAGE_WORD.test(query)) || words >= 5;
}
