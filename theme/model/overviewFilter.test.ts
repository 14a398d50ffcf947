import { describe, expect, it } from 'vitest';
import { filterOverview } from './overviewFilter';
import type { OverviewItem } from './overviewGroups';

const item = (text: string, ...headers: string[]): OverviewItem => ({
  text,
  link: `/config/${text}`,
  headers: headers.map((header) => ({ id: header, text: header, depth: 2 })),
});

const groups = [
  {
    name: 'dev',
    items: [item('dev.writeToDisk', 'Write-to-disk filter', 'Type'), item('dev.hmr')],
  },
  { name: 'Module Federation', items: [item('options', 'Type')] },
];

/** The filtered groups, as lines of text. */
const left = (query: string): string[] =>
  filterOverview(groups, query).flatMap(({ name, items }) => [
    name,
    ...items.flatMap(({ text, headers }) => [`- ${text}`, ...headers.map((h) => `  - ${h.text}`)]),
  ]);

describe('filterOverview', () => {
  it('keeps a whole group if its name matches', () => {
    expect(left('module fed')).toEqual(['Module Federation', '- options', '  - Type']);
  });

  it('keeps a matching item with all its headers', () => {
    expect(left('writetodisk')).toEqual([
      'dev',
      '- dev.writeToDisk',
      '  - Write-to-disk filter',
      '  - Type',
    ]);
  });

  it("keeps only the matching headers of an item whose text doesn't match", () => {
    expect(left('filter')).toEqual(['dev', '- dev.writeToDisk', '  - Write-to-disk filter']);
  });

  it('matches any substring, ignoring case', () => {
    expect(left('LE FEDER')).toEqual(left('Module Federation'));
  });

  it('treats hyphens as spaces, in the query and in the text', () => {
    expect(left('write to disk')).toEqual(left('Write-to-disk'));
    expect(left('module-federation')).toEqual(left('module federation'));
    expect(left('write to disk')).toContain('  - Write-to-disk filter');
  });

  it.each(['source map', 'SOURCE-MAP', 'output source', 'sourcemap', 'output.source'])(
    'finds output.sourceMap by %j',
    (query) => {
      const found = filterOverview([{ name: 'Files', items: [item('output.sourceMap')] }], query);
      expect(found).not.toEqual([]);
    },
  );

  it('splits an acronym from the following word', () => {
    const found = filterOverview([{ name: 'Tools', items: [item('CSSModules')] }], 'css modules');
    expect(found).not.toEqual([]);
  });

  it('ignores spaces around the query, which phone keyboards add', () => {
    expect(left(' filter ')).toEqual(left('filter'));
  });

  it('returns everything for an empty query and nothing without a match', () => {
    expect(filterOverview(groups, '')).toEqual(groups);
    expect(filterOverview(groups, 'webpack')).toEqual([]);
  });
});
