import { parseTree, printParseErrorCode, type ParseError } from 'jsonc-parser';
import { readJson } from '@diagnostics/parseData';
import { excuseOf, type Complaint, type Sample, type SampleCheck } from '../sample/Sample';

export const json: SampleCheck = {
  name: 'json',
  description: 'JSON parses, and what it sets in tsconfig.json is there.',
  takes: (sample) => ['json', 'jsonc'].includes(sample.lang) && excuseOf(sample) === undefined,
  check: (samples) => Promise.all(samples.map(complaints)),
};

async function complaints(sample: Sample): Promise<Complaint[]> {
  const diagnostics = sample.lang === 'json' ? strict(sample) : relaxed(sample);
  if (diagnostics.length > 0) return diagnostics;
  return /(^|\/)[jt]sconfig[\w.-]*\.json$/.test(sample.title ?? '') ? compilerOptions(sample) : [];
}

function strict({ code }: Sample): Complaint[] {
  return readJson('', code).diagnostics.map(({ line, column, found, remedy }) => {
    const isComment = found.includes('comment');
    return { line, column, found, remedy: isComment ? 'remove it, or write ```jsonc' : remedy };
  });
}

function relaxed({ code }: Sample): Complaint[] {
  const errors: ParseError[] = [];
  parseTree(code, errors, { allowTrailingComma: true });
  return errors.slice(0, 1).map(({ error, offset }) => ({
    line: code.slice(0, offset).split('\n').length,
    found: `not valid JSON: ${printParseErrorCode(error)}`,
    remedy: 'correct the brackets, commas or quotes around it',
  }));
}

async function compilerOptions({ code, title = '' }: Sample): Promise<Complaint[]> {
  const { default: ts } = await import('typescript');
  const { config } = ts.parseConfigFileTextToJson(title, code) as {
    config?: { compilerOptions?: unknown };
  };
  const { errors } = ts.convertCompilerOptionsFromJson(config?.compilerOptions ?? {}, '/', title);
  return errors.map(({ messageText }) => {
    const found = ts.flattenDiagnosticMessageText(messageText, ' ');
    const [, name = ''] = /'([\w-]+)'/.exec(found) ?? [];
    const line = code.split('\n').findIndex((text) => text.includes(`"${name}"`)) + 1;
    return { line, found, remedy: 'use an option and a value that TypeScript has' };
  });
}
