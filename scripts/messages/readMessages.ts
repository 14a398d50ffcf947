import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { readPublishedCode, subjectOf, walk } from '../options/readers/publishedCode';
import { hasWords, messageTemplate } from './messageTemplate';
import type { Message, MessagesFile } from './messagesFile';

/** The functions of `@rsbuild/core` that add an error to the build instead of throwing it. */
const ADDS_ERROR = 'addCompilationError';

const LOGGER = /logger$|^console$/i;

const LEVELS = new Set([
  ...['error', 'warn', 'info', 'log', 'debug', 'start', 'ready', 'success', 'greet', 'fatal'],
]);

/**
 * Every message that published packages print or throw, by the syntax trees of their code. A message that several
 * places print is listed once, with the first place. Calls that only pass on an error or a text are left out.
 * @param scope absolute path of node_modules/@rsbuild
 * @param names folders of packages in the scope, such as `core`
 */
export function readMessages(scope: string, names: readonly string[]): MessagesFile {
  const packages: Record<string, string> = {};
  const messages = new Map<string, Message>();
  for (const name of names) {
    const manifest = readFileSync(path.join(scope, name, 'package.json'), 'utf8');
    packages[`@rsbuild/${name}`] = (JSON.parse(manifest) as { version: string }).version;
    for (const message of messagesOf(path.join(scope, name, 'dist'), `@rsbuild/${name}`)) {
      const key = `${message.package} ${message.level} ${message.template}`;
      if (!messages.has(key)) messages.set(key, message);
    }
  }
  return { packages, messages: [...messages.values()] };
}

function messagesOf(folder: string, name: string): Message[] {
  const folders = name === '@rsbuild/core' ? [folder, path.join(folder, 'client')] : [folder];
  const { sources, checker } = readPublishedCode(folders);
  const messages: Message[] = [];
  for (const source of sources) {
    walk(source, (node) => {
      if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return;
      const level = levelOf(node);
      if (level === undefined) return;
      const parts = (node.arguments ?? []).slice(level === 'build error' ? 1 : 0);
      const template = textOf(parts, level, checker);
      if (!hasWords(template)) return;
      messages.push({ template, level, package: name, place: subjectOf(node) });
    });
  }
  return messages;
}

/** Further arguments of a logger are printed after the first; those of an error are its options. */
function textOf(parts: readonly ts.Expression[], level: string, checker: ts.TypeChecker): string {
  const [first] = parts;
  if (first === undefined) return '';
  const isThrown = level === 'throw' || level === 'build error';
  const printed = isThrown ? [first] : parts;
  return printed
    .map((part) => messageTemplate(part, checker))
    .join(' ')
    .trim();
}

function levelOf(node: ts.CallExpression | ts.NewExpression): string | undefined {
  const { expression } = node;
  const name = nameOf(expression);
  if (name === ADDS_ERROR) return 'build error';
  if (/^[A-Z]\w*Error$|^Error$/.test(name)) return 'throw';
  if (!ts.isPropertyAccessExpression(expression) || ts.isNewExpression(node)) return undefined;
  const isLogger = LOGGER.test(nameOf(expression.expression));
  return isLogger && LEVELS.has(name) ? name : undefined;
}

function nameOf(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  return ts.isPropertyAccessExpression(node) ? node.name.text : '';
}
