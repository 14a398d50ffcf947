import { createProcessor } from '@mdx-js/mdx';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { docs } from '../code/references/pages';
import { optionGroups } from '../optionRows';
import { remarkOptionTable } from './remarkOptionTable';
import { typeLinks } from './testing/typeLinks';

const compile = async (page: string) =>
  String(
    await createProcessor({
      remarkPlugins: [[remarkOptionTable, { ...typeLinks, docs }]],
      jsx: true,
    }).process({
      path: `${docs}/en/page.mdx`,
      value: page,
    }),
  );

describe('remarkOptionTable', () => {
  it('adds a row for each option of the group, with a link and its facts', async () => {
    const jsx = await compile('<OptionTable group="security" />');
    expect(jsx).toContain('<OptionTable.Row of="security.nonce">');
    expect(jsx).toContain('href="/config/security/nonce"');
    expect(jsx).toContain('<OptionTable.Facts');
    expect(jsx).not.toContain('of="output.');
  });

  it('gives the filter all groups and all minor versions of the documented line', async () => {
    const jsx = await compile('<OptionFilter />');
    expect(jsx).toContain('versions="1.1 1.2 1.3 1.4 1.5 1.6 1.7"');
    expect(jsx).toMatch(/groups="[\w ]*output[\w ]*"/);
  });

  it('stops at an unknown group, and lists the known ones', async () => {
    await expect(compile('Text.\n\n<OptionTable group="out" />')).rejects.toMatchObject({
      line: 3,
      reason: expect.stringMatching(
        /group="out"> names no group of options; write one of .*"output"/,
      ),
    });
  });
});

it.each(['en', 'zh'])('the page of all options in %s has a table for each group', (lang) => {
  const page = readFileSync(`docs/${lang}/config/all.mdx`, 'utf8');
  const listed = [...page.matchAll(/<OptionTable group="(\w*)"/g)].map(([, group]) => group);
  expect(listed.sort()).toEqual([...optionGroups].sort());
});
