import { expect, it } from 'vitest';
import { readSettings } from './site';

const problemsOf = (env: Record<string, string>): string[] => {
  const result = readSettings(env);
  return 'problems' in result ? result.problems : [];
};

it('uses defaults for missing and empty variables', () => {
  expect(readSettings({ SITE_BASE: '', SITE_NAME: ' ' })).toMatchObject({
    settings: { SITE_BASE: '/', SITE_NAME: 'Rsbuild', SITE_OFFLINE: 'off' },
  });
});

it('strips the trailing slash of a URL', () => {
  expect(readSettings({ SITE_ORIGIN: 'https://example.org/' })).toMatchObject({
    settings: { SITE_ORIGIN: 'https://example.org' },
  });
});

it.each([
  [{ SITE_BASE: '/docs' }, 'SITE_BASE is "/docs": begin and end it with a slash, such as /docs/.'],
  [{ SITE_BASE: '//evil.com/' }, 'SITE_BASE is "//evil.com/": begin and end it with a slash'],
  [{ SITE_BASE: '/a b/' }, 'SITE_BASE is "/a b/"'],
  [
    { SITE_ORIGIN: 'example.org' },
    'SITE_ORIGIN is "example.org": write scheme and host alone, such as https://example.org.',
  ],
  [
    { SITE_ORIGIN: 'https://example.org/docs' },
    'SITE_ORIGIN is "https://example.org/docs": write scheme and host alone, such as https://example.org.',
  ],
  [
    { SITE_REPOSITORY: 'javascript:alert(1)' },
    'SITE_REPOSITORY is "javascript:alert(1)": write a URL',
  ],
  [{ SITE_CARDS: 'yes' }, 'SITE_CARDS is "yes": write true or false.'],
  [{ SITE_OFFLINE: 'true' }, 'SITE_OFFLINE is "true": write on or off.'],
  [{ SITE_NAM: 'x' }, "SITE_NAM isn't a setting: did you mean SITE_NAME?"],
  [{ SEARCH_APPID: 'x' }, "SEARCH_APPID isn't a setting: did you mean SEARCH_APP_ID?"],
  [
    { SITE_SOMETHING_ELSE: 'x' },
    "SITE_SOMETHING_ELSE isn't a setting; README.md lists all of them.",
  ],
  [
    { SEARCH_APP_ID: 'A;B', SEARCH_API_KEY: 'k', SEARCH_INDEX_NAME: 'docs' },
    'SEARCH_APP_ID is "A;B": write letters',
  ],
])('reports %j in one sentence that says what to write', (env, sentence) => {
  const [problem, ...others] = problemsOf(env);
  expect(problem).toContain(sentence);
  expect(others).toEqual([]);
});

it('never repeats a key', () => {
  const env = { SEARCH_APP_ID: 'A', SEARCH_API_KEY: 'my secret', SEARCH_INDEX_NAME: 'docs' };
  expect(problemsOf(env)).toEqual([
    'SEARCH_API_KEY is malformed: write letters, digits, - and _ alone.',
  ]);
});

it('reports all problems together', () => {
  expect(problemsOf({ SITE_BASE: 'docs', SITE_CARDS: 'no', SEARCH_APP_ID: 'A' })).toEqual([
    'SITE_BASE is "docs": begin and end it with a slash, such as /docs/.',
    'SITE_CARDS is "no": write true or false.',
    'SEARCH_API_KEY is missing: set SEARCH_APP_ID, SEARCH_API_KEY, SEARCH_INDEX_NAME, or none of them.',
    'SEARCH_INDEX_NAME is missing: set SEARCH_APP_ID, SEARCH_API_KEY, SEARCH_INDEX_NAME, or none of them.',
  ]);
});

it("ignores Netlify's own SITE_NAME, which isn't the title", () => {
  expect(readSettings({ NETLIFY: 'true', SITE_ID: '1-2', SITE_NAME: 'petsof' })).toMatchObject({
    settings: { SITE_NAME: 'Rsbuild' },
  });
});
