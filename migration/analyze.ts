import { OtherAnalysis } from './analyzeOther';
import { addDefaults } from './addDefaults';
import { detectKind } from './detectKind';
import { TOOL_NAMES, type Analysis, type CheckRequest } from './kinds';
import { readFacts } from './readFacts';
import { Report } from './Report';
import { RsbuildCheck } from './rsbuild/RsbuildCheck';
import { parseConfig, type SyntaxFault } from './syntax/parse';
import { readFile } from './syntax/readFile';
import { Draft } from './translate/Draft';

/** Reads a configuration without running it, and answers each of its options. */
export function analyze(request: CheckRequest): Analysis {
  try {
    return read(request);
  } catch (error) {
    // The stack ends in code that is nested thousands of levels deep.
    if (!(error instanceof RangeError)) throw error;
    const report = new Report('', request.lang);
    return resultOf(report, { kind: request.kind ?? 'webpack', detected: undefined }, false);
  }
}

/** The folder of the file. */
const HERE = /\b__dirname\b|\bimport\.meta\.(?:url|dir|dirname)\b/;

function read({ code, lang, kind: chosen, version = '' }: CheckRequest): Analysis {
  const parsed = parseConfig(code);
  const file = readFile(parsed);
  const keys = file.options.map(({ key }) => key);
  const detected = detectKind(keys, file.sources, code);
  const kind = chosen ?? detected ?? 'webpack';
  const report = new Report(parsed.code, lang);
  report.isSeveral = file.isSeveral;
  const base = {
    kind,
    detected,
    ...(parsed.fault && { fault: faultText(report, parsed.fault) }),
  };
  if (kind === 'rsbuild') {
    new RsbuildCheck(file, report, version).run();
    return resultOf(report, base, file.isFound);
  }
  const draft = new Draft();
  const facts = readFacts(file, kind);
  new OtherAnalysis(kind, file, report, draft, facts).run();
  addDefaults(kind, draft, { code, facts, report });
  const result = resultOf(report, base, file.isFound);
  if (!file.isFound) return result;
  // Configurations of webpack are often in a subfolder.
  const isUnsure = kind === 'webpack' && !file.scope.isInSubfolder && HERE.test(code);
  const hints = [report.say('install'), ...(isUnsure ? [report.say('folder')] : [])];
  const hint = hints.join(lang === 'zh' ? '' : ' ');
  return { ...result, generated: { code: draft.print(), packages: draft.packages, hint } };
}

type Found = Pick<Analysis, 'kind' | 'detected' | 'fault'>;

function resultOf(report: Report, found: Found, isFound: boolean): Analysis {
  const { rows } = report;
  const values = { tool: TOOL_NAMES[found.kind], count: String(rows.length) };
  return {
    ...found,
    rows,
    title: report.say('title'),
    summary: report.say('summary', values),
    ...(isFound ? {} : { notFound: report.say('notFound') }),
  };
}

function faultText(report: Report, fault: SyntaxFault): string {
  const { line, column, found, expected, opened } = fault;
  const place = { line: String(line), column: String(column), found };
  return [
    report.say(found ? 'fault' : 'faultAtEnd', place),
    expected.length > 0 &&
      report.say('expected', { expected: expected.map((text) => `\`${text}\``).join(' / ') }),
    opened !== undefined && report.say('opened', { line: String(opened) }),
    report.say('readBefore'),
  ]
    .filter((text) => text !== false)
    .join(report.lang === 'zh' ? '' : ' ');
}
