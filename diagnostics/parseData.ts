import {
  findNodeAtLocation,
  getNodeValue,
  parseTree,
  type ParseError,
  printParseErrorCode,
} from 'jsonc-parser';
import { isMap, isPair, isScalar, LineCounter, parseDocument } from 'yaml';
import type { Data, Diagnostic, JsonFile, ValuePath } from './Diagnostic';

/** @param firstLine line of the file on which the text starts */
export function readYaml(text: string, firstLine: number): Data {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number): number => lines.linePos(offset).line + firstLine - 1;

  return {
    value: document.errors.length > 0 ? undefined : (document.toJS() as unknown),
    diagnostics: distinct(document.errors).map((error) => ({
      line: lineAt(error.pos[0]),
      column: lines.linePos(error.pos[0]).col,
      found: `the front matter is not valid YAML: ${lowerFirst(error.message)}`,
      remedy: YAML_REMEDIES[error.code] ?? 'put values with : # { [ or quotes between quotes',
    })),
    lineOf: (path) => {
      for (let length = path.length; length > 0; length--) {
        const offset = yamlOffset(document.contents, path.slice(0, length));
        if (offset !== undefined) return lineAt(offset);
      }
      return firstLine;
    },
  };
}

/** The parser can report the same error twice for a line. */
const distinct = <T extends { message: string }>(errors: readonly T[]): T[] =>
  errors.filter(({ message }, index) => errors.findIndex((e) => e.message === message) === index);

const YAML_REMEDIES: Partial<Record<string, string>> = {
  DUPLICATE_KEY: 'keep one of the two',
  TAB_AS_INDENT: 'indent with spaces',
};

/** Offset of a value's key rather than of the value, which may be on the next line. */
function yamlOffset(node: unknown, path: ValuePath): number | undefined {
  const [key, ...rest] = path;
  if (isMap(node)) {
    const pair = node.items.find((item) => isScalar(item.key) && item.key.value === key);
    if (!isPair(pair) || !isScalar(pair.key)) return undefined;
    return rest.length === 0 ? pair.key.range?.[0] : yamlOffset(pair.value, rest);
  }
  const item =
    typeof key === 'number' ? (node as { items?: unknown[] } | null)?.items?.[key] : undefined;
  if (item === undefined) return undefined;
  return rest.length === 0
    ? (item as { range?: [number, number, number] }).range?.[0]
    : yamlOffset(item, rest);
}

export function readJson(file: string, text: string): JsonFile {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const lineAt = (offset: number): number => text.slice(0, offset).split('\n').length;

  return {
    file,
    value: errors.length > 0 || !tree ? undefined : (getNodeValue(tree) as unknown),
    // Later errors mostly follow from the first.
    diagnostics: errors.slice(0, 1).map((error) => jsonDiagnostic(error, lineAt)),
    lineOf: (path) => {
      for (let length = path.length; length > 0 && tree; length--) {
        const node = findNodeAtLocation(tree, path.slice(0, length));
        if (node) return lineAt(node.offset);
      }
      return 1;
    },
  };
}

const JSON_ERRORS: Partial<Record<string, readonly [found: string, remedy: string]>> = {
  CommaExpected: ['a comma is missing before this', 'end the entry before it with a comma'],
  ColonExpected: ['a colon is missing', 'write "key": value'],
  PropertyNameExpected: ['a key is missing here', 'remove the comma before the closing }'],
  ValueExpected: [
    'a value is missing here',
    'remove the comma before the closing ] or add a value',
  ],
  CloseBraceExpected: ['an object is not closed', 'close it with }'],
  CloseBracketExpected: ['a list is not closed', 'close it with ]'],
  UnexpectedEndOfString: ['a string is not closed', 'close it with "'],
  InvalidCommentToken: ['a comment is not allowed', 'remove it: JSON has no comments'],
  EndOfFileExpected: ['something follows the end', 'remove what comes after the last bracket'],
};

function jsonDiagnostic(error: ParseError, lineAt: (offset: number) => number): Diagnostic {
  const [found, remedy] = JSON_ERRORS[printParseErrorCode(error.error)] ?? [
    'an unknown word',
    'put text between double quotes',
  ];
  return { line: lineAt(error.offset), found: `not valid JSON: ${found}`, remedy };
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
