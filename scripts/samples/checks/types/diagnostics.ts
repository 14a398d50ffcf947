import ts from 'typescript';
import { site } from '@config/site';
import type { Complaint } from '../../sample/Sample';
import type { VirtualFile } from './virtualFiles';

const MODULE_NOT_FOUND = new Set([2307, 2792]);

/** Errors about missing type annotations, which don't apply to plain JavaScript. */
const IMPLICIT_ANY = (code: number): boolean => code >= 7005 && code <= 7053;

export function isForScripts({ code }: ts.Diagnostic, { name }: VirtualFile): boolean {
  return !(IMPLICIT_ANY(code) && /\.[cm]?jsx?$/.test(name));
}

/** A compiler error for a writer, with its line in the sample. */
export function complaintOf(diagnostic: ts.Diagnostic, file: VirtualFile): Complaint {
  const start = Math.max(0, (diagnostic.start ?? 0) - file.offset);
  const before = file.sample.code.slice(0, start);
  const found = ts.flattenDiagnosticMessageText(diagnostic.messageText, ': ');
  const lines = before.split('\n');
  return {
    line: Math.min(lines.length, file.sample.code.split('\n').length),
    column: (lines.at(-1) ?? '').length + 1,
    found: `${shorten(found)} (TS${String(diagnostic.code)})`,
    remedy: remedyFor(diagnostic, found),
  };
}

/** If the compiler explains a type difference in several steps, keeps the first and last. */
function shorten(message: string): string {
  const steps = message
    .replace(/\.:\s+/g, '.\n')
    .split('\n')
    .map((step) => step.trim().replace(/\.$/, ''));
  const [first = '', ...others] = steps;
  const last = others.at(-1);
  const isEmpty = first.startsWith('No overload matches this call');
  const text = last === undefined ? first : isEmpty ? last : `${first}: ${last}`;
  return text.length > 400 ? `${text.slice(0, 400)}…` : text;
}

function remedyFor({ code }: ts.Diagnostic, found: string): string {
  if (!MODULE_NOT_FOUND.has(code)) {
    return `correct the sample: it is checked against @rsbuild/core ${site.documentedVersion} and the packages beside it`;
  }
  const [, specifier = ''] = /'([^']+)'/.exec(found) ?? [];
  if (specifier.startsWith('.')) {
    return `show that file in a block of this page with its path as title, or add it to scripts/samples/application`;
  }
  return `install ${specifier} in scripts/documented (npm i -E ${specifier}), or correct the name`;
}
