import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readMessages } from './readMessages';

let scope: string;
beforeEach(() => {
  scope = mkdtempSync(path.join(tmpdir(), 'scope-'));
});
afterEach(() => rmSync(scope, { recursive: true }));

function messagesOf(code: string): string[] {
  const folder = path.join(scope, 'plugin-x/dist');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, '../package.json'), '{ "version": "1.0.0" }');
  writeFileSync(path.join(folder, 'index.js'), code);
  return readMessages(scope, ['plugin-x']).messages.map(
    ({ level, template }) => `${level} ${template}`,
  );
}

it.each([
  ['a text', "logger.warn('No file.');", 'warn No file.'],
  [
    'values',
    'throw new Error(`Port ${options.strictPort} is in use`);',
    'throw Port <strict-port> is in use',
  ],
  [
    'a color',
    "console.error(`${color.dim('[x]')} Use ${color.yellow(name)}`);",
    'error [x] Use <name>',
  ],
  ['a sum', "api.logger.info('Ready in ' + time);", 'info Ready in <time>'],
  ['a type', 'throw TypeError(`Got ${typeof value}`);', 'throw Got <type>'],
  ['further arguments', "logger.error('Failed:', err);", 'error Failed: <err>'],
  ['the options of an error', "throw new Error('Failed.', { cause });", 'throw Failed.'],
  ['a variable', "const text = 'Build failed.'; reject(Error(text));", 'throw Build failed.'],
  [
    'a function',
    'const text = (method) => `Can not call ${method}`; throw Error(text("x"));',
    'throw Can not call <method>',
  ],
  ['a list', "throw new Error(['One', `two ${n}`].join('\\n'));", 'throw One\ntwo <n>'],
  [
    'an error of the build',
    "addCompilationError(compilation, 'No icon.');",
    'build error No icon.',
  ],
])('reads %s', (_, code, message) => {
  expect(messagesOf(code)).toEqual([message]);
});

it.each([
  ['what is only passed on', 'logger.error(err); throw new Error(message);'],
  ['other methods', "list.push('A text.'); console.clear();"],
  [
    'bundled packages',
    "add({ '../node_modules/x/index.js'() { throw new Error('Not ours.'); } });",
  ],
])('ignores %s', (_, code) => {
  expect(messagesOf(code)).toEqual([]);
});

it('lists a message of several places once', () => {
  expect(messagesOf("logger.warn('Twice.'); logger.warn('Twice.');")).toEqual(['warn Twice.']);
});
