import { sentenceOf, type FileDiagnostic } from './Diagnostic';

/** How a sentence to a writer begins: with a file, its line where one is known, and two spaces. */
const SENTENCE = /^.+\.(?:mdx?|json)(?::\d+){0,2} {2}\S/;

/** What is thrown at a writer: a sentence for each fault, and no way that it took through the engine. */
export function diagnosticSentence(diagnostics: readonly FileDiagnostic[]): Error {
  const error = new Error(diagnostics.map(sentenceOf).join('\n'));
  error.stack = error.message;
  return error;
}

/** The sentences to a writer in an error's text; none where it is any other error. */
export function sentencesIn(text: string): string[] {
  const lines = text.trimEnd().split('\n');
  return lines.every((line) => SENTENCE.test(line)) ? lines : [];
}
