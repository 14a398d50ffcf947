import { describe, expect, it } from 'vitest';
import { referencePages } from '@markdown/code/references/pages';
import options from './options.json';
import plugins from './pluginOptions.json';
import { typeUrl } from '@markdown/plugins/typeText';
import { LANGUAGES } from '../site';
import { typeNamesIn, typePages } from './typePages';
import declarations from './types.json';

interface Typed {
  type: string;
  fields?: Record<string, Typed>;
}

/** Every type that a page shows, by what shows it. */
const shown: [by: string, type: string][] = [
  ...Object.entries<Typed>({ ...options.options, ...plugins.options }).flatMap(
    ([option, { type, fields = {} }]): [string, string][] => [
      [option, type],
      ...Object.entries(fields).map(([field, typed]): [string, string] => [
        `${option}.${field}`,
        typed.type,
      ]),
    ],
  ),
  ...Object.entries(declarations),
];

describe('typeNamesIn', () => {
  it('finds names of types, and neither properties, strings, parameters nor what every program knows', () => {
    expect(
      typeNamesIn("{ Key?: Promise<Rspack.Stats>; b: 'Other' } | cors.CorsOptions | T | typeof it"),
    ).toEqual(['Rspack.Stats', 'cors.CorsOptions', 'it']);
  });
});

describe.each(LANGUAGES)('a reader in $lang', ({ lang }) => {
  it('can look up every name in every type that a page shows', () => {
    expect(shown.length).toBeGreaterThan(300);
    const unknown = shown.flatMap(([by, type]) =>
      typeNamesIn(type)
        .filter((name) => typeUrl(name, lang, referencePages) === undefined)
        .map((name) => `${name} in ${by}`),
    );
    expect(unknown).toEqual([]);
  });

  it('finds the pages and sections of this site that types lead to', () => {
    const sections = referencePages.digest
      .filter((line) => line.startsWith(`${lang}/`))
      .flatMap((line) => {
        const [page = '', ...ids] = line.split(' ');
        return [page, ...ids.map((id) => `${page}#${id}`)];
      });
    const missing = Object.values(typePages).filter(
      (address = '') => address.startsWith('/') && !sections.includes(`${lang}${address}`),
    );
    expect(missing).toEqual([]);
  });
});

it('knows no page of a type that nothing names', () => {
  const named = new Set(shown.flatMap(([, type]) => typeNamesIn(type)));
  expect(Object.keys(typePages).filter((name) => !named.has(name))).toEqual([]);
});
