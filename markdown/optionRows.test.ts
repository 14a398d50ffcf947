import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { optionGroups, optionRows, optionTableFiles } from './optionRows';

let docs: string;

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(docs, file)), { recursive: true });
  writeFileSync(path.join(docs, file), text);
};

beforeAll(() => {
  docs = mkdtempSync(path.join(tmpdir(), 'option-rows-'));
  const list =
    '<OptionFields of="output.manifest">\n\n- `filename`: Name of the `file`,\n  with [a folder](#type). More.\n- `prefix`: Adds a prefix, see [Prefixes](#prefixes).\n\n</OptionFields>\n';
  write(
    'en/config/output/manifest.mdx',
    `---\ndescription: Writes a manifest. With all files.\n---\n\n## Fields {#fields}\n\n${list}`,
  );
  write('zh/config/output/manifest.mdx', '---\ndescription: 生成清单。包含全部文件。\n---\n');
});

afterAll(() => {
  rmSync(docs, { recursive: true });
});

const rowOf = (name: string, lang: 'en' | 'zh' = 'en') =>
  optionRows('output', lang, docs).find((row) => row.name === name);

describe('the rows of a group', () => {
  it('describe an option by the first sentence of its page', () => {
    expect(rowOf('output.manifest')).toMatchObject({
      href: '/config/output/manifest',
      description: 'Writes a manifest.',
      facts: { default: 'false' },
    });
    expect(rowOf('output.manifest', 'zh')).toMatchObject({
      href: '/zh/config/output/manifest',
      description: '生成清单。',
    });
  });

  it('describe a field by the first sentence of its item, and link there', () => {
    expect(rowOf('output.manifest.filename')).toMatchObject({
      href: '/config/output/manifest#output.manifest.filename',
      description: 'Name of the `file`, with a folder.',
    });
  });

  it('leave out a reference to another part of the page', () => {
    expect(rowOf('output.manifest.prefix')?.description).toBe('Adds a prefix.');
  });

  it('have no description and no link if the option has no page', () => {
    expect(rowOf('output.filenameHash')).toMatchObject({ description: '' });
    expect(rowOf('output.filenameHash')).not.toHaveProperty('href');
  });

  it('are in one group each, the top level in the group without a name', () => {
    expect(optionGroups).toContain('');
    expect(optionRows('', 'en', docs).map(({ name }) => name)).toContain('mode');
  });

  it('are read from the pages of the groups that a page lists', () => {
    const files = optionTableFiles('<OptionTable group="security" />', 'en', docs);
    expect(files).toContain(path.join(docs, 'en/config/security/nonce.mdx'));
    expect(files.every((file) => file.includes('/security/'))).toBe(true);
  });
});
