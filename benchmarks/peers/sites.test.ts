import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { OWN_SOURCES } from './sites';

/** The folders at the root that the site's code imports by alias. */
function aliasedFolders(): string[] {
  const { config } = ts.readConfigFile(join(import.meta.dirname, '../../tsconfig.json'), (file) =>
    ts.sys.readFile(file),
  ) as { config: { compilerOptions: { paths: Record<string, string[]> } } };
  const targets = Object.values(config.compilerOptions.paths).flat();
  return [...new Set(targets.map((target) => target.split('/')[1] ?? ''))];
}

describe('OWN_SOURCES', () => {
  it('copies every folder that code imports by alias, apart from tests', () => {
    expect(OWN_SOURCES).toEqual(
      expect.arrayContaining(aliasedFolders().filter((folder) => folder !== 'tests')),
    );
  });
});
