import { ts } from './compiler';
import type { Meaning } from './meanings';
import { MentionWalk, type Found } from './MentionWalk';
import { Names } from './Names';
import { keyOf, type Mention } from './Reference';

/** A sample, as its fence says. */
export interface Sample {
  readonly code: string;
  readonly lang: string;
  /** What stands after the language: title and kind. */
  readonly meta: string;
}

const SCRIPTS = /^[cm]?[jt]sx?$/;

/** A fragment's surroundings, and the names that they bring; scripts/samples says the same of its kinds. */
const KINDS: Partial<
  Record<string, { before: string; after: string; given: Readonly<Record<string, Meaning>> }>
> = {
  options: { before: 'export default {', after: '}', given: {} },
  setup: { before: '', after: '', given: { api: { is: 'pluginApi' } } },
  instance: { before: '', after: '', given: { rsbuild: { is: 'instance' } } },
};

/**
 * The options, plugin options and API members that a sample uses, in the order of its text, each at its first use.
 * Only what the sample itself proves counts: an `output` that is not part of a configuration is none.
 */
export function mentionsIn({ code, lang, meta }: Sample): Mention[] {
  if (!SCRIPTS.test(lang) || !/@rsbuild\/|rsbuild\.config|\bkind=/.test(`${meta}\n${code}`))
    return [];
  const kind = KINDS[/\bkind="(\w+)"/.exec(meta)?.[1] ?? ''];
  const { before, after, given } = kind ?? { before: '', after: '', given: {} };
  const isConfigFile = /rsbuild(?:\.[\w-]+)*\.config\.|rsbuild\.config/.test(meta) || before !== '';
  const name = lang.endsWith('x') ? 'sample.tsx' : 'sample.ts';
  const text = before + code + after;
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const found = new MentionWalk(file, new Names(file, given), isConfigFile).found;
  const last = before.length + code.length;
  return firstOfEach(found.filter(({ start, end }) => start >= before.length && end <= last)).map(
    ({ start, end, reference }) => ({
      start: start - before.length,
      end: end - before.length,
      reference,
    }),
  );
}

/** A use says more than an import. */
function firstOfEach(found: readonly Found[]): Mention[] {
  const first = new Map<string, Mention>();
  const inOrder = [...found].sort(
    (a, b) => Number(a.isImport) - Number(b.isImport) || a.start - b.start,
  );
  for (const mention of inOrder) {
    const key = keyOf(mention.reference);
    if (!first.has(key)) first.set(key, mention);
  }
  return [...first.values()].sort((a, b) => a.start - b.start);
}
