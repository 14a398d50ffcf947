import { expect, it } from 'vitest';
import { normalized, patternOf } from './template';

it('ignores the tag of the package, line breaks and the names of placeholders', () => {
  expect(normalized('[rsbuild:server] Port <original> is\n  occupied')).toBe('Port … is occupied');
  expect(normalized('[rsbuild] Failed: <err> <value>')).toBe('Failed: …');
});

it.each([
  ['Port <port> is occupied', 'error   [rsbuild:server] Port 3000 is occupied, please'],
  ['Invalid pathname "<path>".', 'Invalid pathname "/%E0%".'],
  ['optimization.minimizer() no longer …', 'optimization.minimizer() no longer supports'],
  ['Port <port> is occupied', 'Port 3000\nis occupied'],
])('matches %s', (template, text) => {
  expect(patternOf(template).test(text)).toBe(true);
});

it.each([
  ['another message', 'Port <port> is occupied', 'Port 3000 is free'],
  ['a value over several lines', 'Port <port> is occupied', 'Port 3000\n3001 is occupied'],
])('does not match %s', (_, template, text) => {
  expect(patternOf(template).test(text)).toBe(false);
});
