import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { optionNames } from '../reference';
import { goneInNext } from './rsbuild';

/** The members of each group in the declarations of the next major version, which the engine uses. */
function declaredNext(): Set<string> {
  const text = readFileSync('node_modules/@rsbuild/core/dist/types/config.d.ts', 'utf8');
  const names = new Set<string>();
  for (const [, group = '', body = ''] of text.matchAll(
    /^export (?:interface|type) (\w+)Config(?: =)? \{\n([^]*?)^\}/gm,
  )) {
    const section = group.replace(/^[A-Z]+(?![a-z])|^[A-Z]/, (start) => start.toLowerCase());
    for (const [, name = ''] of body.matchAll(/^(?: {4}| {3}\*\/ )(\w+)\??:/gm)) {
      names.add(`${section}.${name}`);
    }
  }
  return names;
}

it('marks exactly the options of groups that the next major version no longer declares', () => {
  const next = declaredNext();
  const groups = new Set([...next].map((name) => name.split('.', 1)[0]));
  const gone = optionNames.filter(
    (name) => name.includes('.') && groups.has(name.split('.', 1)[0]) && !next.has(name),
  );
  expect(next.size).toBeGreaterThan(80);
  expect(gone.sort()).toEqual([...goneInNext].sort());
});
