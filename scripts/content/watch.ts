/**
 * Started by `npm run dev` (engine/dev/contentProblems.ts): checks the content after each save. Prints problems in
 * the saved files and new ones elsewhere, and sends them to the development server, which shows them on the page.
 */
import { setPriority } from 'node:os';
import path from 'node:path';
import { watch } from 'chokidar';
import { sentenceOf } from '@diagnostics/Diagnostic';
import type { Problem } from './report/Problem';
import { rules } from './rules';
import { contentReader } from './site/readContent';

/** Editors write a file in several steps. */
const SETTLED_MS = 60;
/** Files of check:content, without editors' temporary files. */
const CONTENT = /^(?:docs\/.*\.(?:mdx?|json|avif|gif|jpe?g|png|svg|webp)|i18n\.json)$/;

type Told = Problem & { readonly rule: string };

const root = path.resolve(process.argv[2] ?? '.');
const read = contentReader(root);
const textOf = ({ rule, ...problem }: Told): string =>
  `${sentenceOf({ ...problem, column: undefined })}  [${rule}]`;

async function problems(): Promise<Told[]> {
  const { subject } = await read();
  return rules
    .filter((rule) => rule.severity !== 'report' && rule.skipped?.(subject) === undefined)
    .flatMap((rule) => rule.check(subject).map((problem) => ({ ...problem, rule: rule.name })))
    .filter(({ severity }) => severity !== 'report');
}

let before = new Map<string, Told>();
let faulty = new Set<string>();
const saved = new Set<string>();

/** Problems of the saved files, and new ones in other files of their language. */
async function check(): Promise<void> {
  const files = [...saved];
  saved.clear();
  const found = await problems();
  const shown = found.filter(
    (problem) =>
      files.includes(problem.file) ||
      (!before.has(textOf(problem)) && files.some((file) => isBeside(file, problem.file))),
  );
  before = new Map(found.map((problem) => [textOf(problem), problem]));
  for (const problem of shown) console.log(textOf(problem));
  const fixed = files.filter((file) => faulty.has(file) && !shown.some((p) => p.file === file));
  for (const file of fixed) console.log(`${file}  no problems`);
  faulty = new Set(shown.map(({ file }) => file));
  if (shown.length > 0 || fixed.length > 0) process.send?.(shown);
}

/** Both in one language, or in none. */
function isBeside(one: string, other: string): boolean {
  const [, a] = /^docs\/(en|zh)\//.exec(one) ?? [];
  const [, b] = /^docs\/(en|zh)\//.exec(other) ?? [];
  return a === undefined || b === undefined || a === b;
}

let running = Promise.resolve();
let timer: NodeJS.Timeout | undefined;

function changed(file: string): void {
  if (!CONTENT.test(file)) return;
  saved.add(file);
  clearTimeout(timer);
  timer = setTimeout(() => {
    running = running.then(check).catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : String(error));
    });
  }, SETTLED_MS);
}

// Most recently edited page first.
setPriority(5);
process.on('disconnect', () => process.exit());
watch(['docs', 'i18n.json'], { cwd: root, ignoreInitial: true }).on('all', (_, file) => {
  changed(file.split(path.sep).join('/'));
});
running = problems().then((found) => {
  before = new Map(found.map((problem) => [textOf(problem), problem]));
});
