import { createProcessor } from '@mdx-js/mdx';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { changedMinors, documentedVersion, nextVersion } from '@config/facts/optionChanges';
import { docs } from '../code/references/pages';
import { optionChangeLines, optionChangeRows } from '../optionChangeRows';
import { remarkOptionChanges } from './remarkOptionChanges';

const compile = async (page: string) =>
  String(
    await createProcessor({ remarkPlugins: [[remarkOptionChanges, { docs }]], jsx: true }).process({
      path: `${docs}/en/page.mdx`,
      value: page,
    }),
  );

const cellsOf = (version: string, name: string, lang: 'en' | 'zh' = 'en') =>
  optionChangeRows(version, lang, docs).find((row) => row.name === name)?.cells;

describe('remarkOptionChanges', () => {
  it('adds a table with a row for each option, which the filter can find', async () => {
    const jsx = await compile('<OptionChanges version="1.6" />');
    expect(jsx).toContain('data-option="dev.browserLogs"');
    expect(jsx).toContain('data-since="1.6"');
    expect(jsx).toContain('href="/config/dev/browser-logs"');
    expect(jsx).toContain('<_components.br');
  });

  it('stops at a version that is not compared', async () => {
    await expect(compile('Text.\n\n<OptionChanges version="1.9" />')).rejects.toMatchObject({
      line: 3,
      reason: expect.stringMatching(/version="1\.9"> names no compared version; write one of 1\.0/),
    });
  });
});

describe('the rows of a version', () => {
  it('give types and defaults before and after, and what becomes of the option in 2.x', () => {
    expect(cellsOf('1.6', 'dev.browserLogs')).toEqual([
      '[`dev.browserLogs`](/config/dev/browser-logs)',
      "Type: `boolean` → `boolean | { stackTrace?: 'summary' | 'full' | 'none' }`<br>Default: `true` → `{ stackTrace: 'summary' }`",
      'Unchanged',
    ]);
    expect(cellsOf('1.6', 'dev.browserLogs', 'zh')?.[2]).toBe('不变');
  });

  it('name the version that added an option, with its description', () => {
    expect(cellsOf('1.5', 'output.module')?.[1]).toMatch(/^Added in 1\.5\.0<br>\S/);
  });

  it('name the replacement of an option that is deprecated or gone', () => {
    const link = '[resolve.alias](/config/resolve/alias)';
    expect(cellsOf('1.1', 'source.alias')).toEqual([
      '`source.alias`',
      `Deprecated, use ${link}`,
      `Removed, use ${link}`,
    ]);
    expect(cellsOf('2.x', 'source.alias')).toEqual(['`source.alias`', `Removed, use ${link}`]);
  });

  it('don’t call a removed option unchanged in 2.x', () => {
    const cells = cellsOf('1.4', 'server.historyApiFallback.logger');
    expect(cells?.slice(1)).toEqual(['Removed', 'Removed']);
  });

  it('say in words what types and defaults show badly', () => {
    expect(cellsOf('1.2', 'server.publicDir.copyOnBuild')?.[1]).toMatch(/^Default: `true` → /);
    expect(cellsOf('1.4', 'source.include')?.[1]).toContain('outside the project folder');
  });

  it('escape the lines of a type in a Markdown table', () => {
    const lines = optionChangeLines(optionChangeRows('1.6', 'en', docs), 'en');
    expect(lines[0]).toBe('| Option | Change | In 2.x |');
    expect(lines.find((line) => line.includes('browserLogs`'))).toContain('boolean \\| {');
  });
});

it.each(['en', 'zh'])('the page of changes in %s shows each version', (lang) => {
  const page = readFileSync(`docs/${lang}/config/changes.mdx`, 'utf8');
  const shown = [...page.matchAll(/<OptionChanges version="([^"]*)"/g)].map(([, found]) => found);
  const [next, ...minors] = [...changedMinors].reverse();
  expect(shown).toEqual([...minors, next]);
  expect(page).toContain(nextVersion);
  expect(page).toContain(documentedVersion);
});
