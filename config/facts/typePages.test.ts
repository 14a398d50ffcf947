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
  it('returns type names, without properties, strings, parameters, and built-in types', () => {
    expect(
      typeNamesIn("{ Key?: Promise<Rspack.Stats>; b: 'Other' } | cors.CorsOptions | T | typeof it"),
    ).toEqual(['Rspack.Stats', 'cors.CorsOptions', 'it']);
  });
});

describe.each(LANGUAGES)('type pages in $lang', ({ lang }) => {
  it('cover every type name in every displayed type', () => {
    expect(shown.length).toBeGreaterThan(300);
    const unknown = shown.flatMap(([by, type]) =>
      typeNamesIn(type)
        .filter((name) => typeUrl(name, lang, referencePages) === undefined)
        .map((name) => `${name} in ${by}`),
    );
    expect(unknown).toEqual([]);
  });

  it('maps types to pages and sections of this site', () => {
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

it('has no page for an unmentioned type', () => {
  const named = new Set(shown.flatMap(([, type]) => typeNamesIn(type)));
  expect(Object.keys(typePages).filter((name) => !named.has(name))).toEqual([]);
});
