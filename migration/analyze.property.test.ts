import fc from 'fast-check';
import { expect, it } from 'vitest';
import { analyze } from './analyze';
import { KINDS } from './kinds';
import { cracoConfigs } from './testing/cracoConfigs';
import { rsbuildConfigs } from './testing/rsbuildConfigs';
import { viteConfigs } from './testing/viteConfigs';
import { vueCliConfigs } from './testing/vueCliConfigs';
import { webpackConfigs } from './testing/webpackConfigs';

const kind = fc.constantFrom(...KINDS);

/** Pieces of the syntax, which together are seldom valid. */
const pieces = fc
  .array(
    fc.constantFrom(
      ...'{ } [ ] ( ) , ; : . ... ` ${ \' " / * => = + ? && || export default module.exports return function async await import from require ( "a" 1 /x/ plugins entry resolve a b const if new class <T> as any'.split(
        ' ',
      ),
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(' '));

const configs = [
  ...webpackConfigs,
  ...viteConfigs,
  ...vueCliConfigs,
  ...cracoConfigs,
  ...rsbuildConfigs,
].map(([code]) => code);

/** A configuration with some of its text removed or repeated. */
const damaged = fc
  .tuple(fc.constantFrom(...configs), fc.nat(400), fc.nat(60), fc.string({ maxLength: 4 }))
  .map(([code, at, length, added]) => code.slice(0, at) + added + code.slice(at + length));

/** An object whose names are any, as code. */
const anyObject = fc.dictionary(
  fc.oneof(fc.stringMatching(/^[a-z]{1,6}$/), fc.string({ minLength: 1, maxLength: 5 })),
  fc.jsonValue({ maxDepth: 2 }),
  { maxKeys: 6 },
);

/** In milliseconds: two seconds for a reader, and five times as long on a machine that runs other tests as well. */
const LIMIT = 10_000;

/** The two ways through the analysis: the tables of another tool, and the check of Rsbuild's own options. */
const WAYS = ['webpack', 'rsbuild'] as const;

it('answers any text in time, and never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), pieces, damaged), kind, (code, chosen) => {
      const start = Date.now();
      const { rows } = analyze({ code, kind: chosen, lang: 'en' });
      expect(Date.now() - start).toBeLessThan(LIMIT);
      const lines = code.split('\n').length;
      expect(rows.every(({ line }) => line >= 1 && line <= lines)).toBe(true);
    }),
  );
});

it('mentions every name at the top of an object', () => {
  fc.assert(
    fc.property(anyObject, kind, (object, chosen) => {
      const keys = Object.keys(object).filter((key) => key !== '__proto__');
      const code = `module.exports = ${JSON.stringify(object, null, 1)}`;
      const names = analyze({ code, kind: chosen, lang: 'en' }).rows.map(({ name }) => name);
      const isNamed = (key: string) =>
        names.some(
          (name) => name === key || name.startsWith(key) || name.includes(JSON.stringify(key)),
        );
      expect(keys.filter((key) => !isNamed(key))).toEqual([]);
    }),
  );
});

it.each([
  ['brackets', '('.repeat(50_000)],
  ['lists', `x=${'['.repeat(20_000)}`],
  ['objects', `module.exports=${'{a:'.repeat(5_000)}1${'}'.repeat(5_000)}`],
  ['functions', `module.exports=${'()=>('.repeat(2_000)}{}${')'.repeat(2_000)}`],
  ['a chain', `module.exports=a${'.a'.repeat(60_000)}`],
  ['a sum', `module.exports={entry:${'"a"+'.repeat(40_000)}"a"}`],
  ['conditions', `module.exports=${'a?{}:'.repeat(10_000)}{}`],
  ['templates', `module.exports={entry:${'`${'.repeat(3_000)}`],
  ['many options', `module.exports={${'entry:"./a",'.repeat(15_000)}}`],
  ['names that name each other', `const a=b,b=a;module.exports={...a,...b,plugins:a}`],
  ['an error at the end', `module.exports={${'a:[1,2,{b:3}],'.repeat(12_000)}`],
])('answers text that is slow to read in time: %s', (_, code) => {
  const start = Date.now();
  for (const chosen of WAYS) analyze({ code: code.slice(0, 200_000), kind: chosen, lang: 'en' });
  expect(Date.now() - start).toBeLessThan(LIMIT * WAYS.length);
});
