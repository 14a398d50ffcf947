import { expect, it } from 'vitest';
import { cleanOutput, isOutput, looksLikeMessage, queryOfOutput } from './output';

it('drops colors, also those whose escape character was lost', () => {
  expect(cleanOutput('\u001b[31merror\u001b[39m a\r\n[2mb[22m')).toBe('error a\nb');
});

it('takes text of several lines, or longer than the field, for output', () => {
  expect(isOutput('a\nb', 64)).toBe(true);
  expect(isOutput('x'.repeat(65), 64)).toBe(true);
  expect(isOutput('  server.port\n', 64)).toBe(false);
});

it.each([
  ['info    build started...\nerror   Failed to build.\n', 'Failed to build.'],
  ['Rsbuild v1.7.6\n  × Module not found: x', 'Module not found: x'],
  ['├─▶   ×   x Expression expected\n│', 'x Expression expected'],
  ['error   Build error: \nFile: ./a.js:1:1\n  × Module build failed:', 'Module build failed:'],
  ['one line\nanother line', 'one line'],
  ['─────\n\n', ''],
])('reduces %j to a query', (output, query) => {
  expect(queryOfOutput(output, 64)).toBe(query);
});

it.each([
  ['Port 3000 is occupied', true],
  ['[rsbuild:config] Invalid value', true],
  ["Can't resolve 'x'", true],
  ['server.port', false],
  ['css modules', false],
  ['change port', false],
])('judges whether %j looks like a message', (query, expected) => {
  expect(looksLikeMessage(query)).toBe(expected);
});
