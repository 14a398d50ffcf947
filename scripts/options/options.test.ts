import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createRsbuild } from '../documented/node_modules/@rsbuild/core';
import { readDeclaredOptions } from './declarations';
import { literal } from './defaults';
import { dependentDefaults, withFieldRules } from './dependentDefaults';
import { expressionOf } from './tags';
import { firstWith } from './versions';

describe('expressionOf', () => {
  it('returns a default that is an expression, without code fence and quotes', () => {
    expect(expressionOf("'head'")).toBe("'head'");
    expect(expressionOf('`process.cwd()`')).toBe('process.cwd()');
    expect(expressionOf('```js\n[\n  /a/, // why\n]\n```\nmore words')).toBe('[ /a/ ]');
  });

  it('restores the end of a comment that the tag escapes', () => {
    expect(expressionOf("['text/html', '*\\/*']")).toBe("['text/html', '*/*']");
  });

  it('adds the quotes that a file name lacks', () => {
    expect(expressionOf('[name].html')).toBe("'[name].html'");
  });

  it('returns nothing for a sentence', () => {
    expect(expressionOf('true when using Rsbuild CLI, otherwise false')).toBeNull();
    expect(expressionOf(undefined)).toBeUndefined();
  });
});

describe('readDeclaredOptions', () => {
  it('merges the values of a field from all its forms', async () => {
    const packageRoot = path.resolve('scripts/documented/node_modules/@rsbuild/core');
    const chunkSplit = readDeclaredOptions(packageRoot)['performance.chunkSplit'];
    const strategies = await chunkSplit?.fields.strategy?.type();
    for (const strategy of ["'split-by-experience'", "'split-by-size'", "'custom'"]) {
      expect(strategies).toContain(strategy);
    }
  });
});

describe('literal', () => {
  it('formats a value as in a configuration', () => {
    expect(literal({ enable: true, 'a-b': ['x', /y/] }, '/app')).toBe(
      "{ enable: true, 'a-b': ['x', /y/] }",
    );
    expect(literal({}, '/app')).toBe('{}');
  });

  it('replaces the current folder with a placeholder, and returns nothing for functions', () => {
    expect(literal('/app/public', '/app')).toBe("'<root>/public'");
    expect(literal({ filter: () => true }, '/app')).toBeUndefined();
  });
});

describe('dependentDefaults', () => {
  it('contains only defaults that depend on the project or another option', async () => {
    const cwd = await mkdtemp(path.join(tmpdir(), 'other-project-'));
    onTestFinished(() => rm(cwd, { recursive: true }));
    await mkdir(path.join(cwd, 'src'));
    await writeFile(path.join(cwd, 'src/index.tsx'), '');
    const config = { logLevel: 'silent', server: { base: '/shop' } } as const;
    const rsbuild = await createRsbuild({ cwd, config });
    await rsbuild.initConfigs();
    const { dev, output, source } = rsbuild.getNormalizedConfig();
    const found: Record<keyof typeof dependentDefaults, unknown> = {
      'dev.assetPrefix': dev.assetPrefix,
      'dev.client.logLevel': dev.client.logLevel,
      'output.assetPrefix': output.assetPrefix,
      'source.entry': source.entry,
    };
    expect(found).toEqual({
      'dev.assetPrefix': '/shop',
      'dev.client.logLevel': 'silent',
      'output.assetPrefix': '/shop',
      'source.entry': { index: path.join(cwd, 'src/index.tsx') },
    });
    expect(Object.keys(dependentDefaults)).toEqual(Object.keys(found));
  });

  it('describes the condition of such a field inside its option', () => {
    const value = withFieldRules('dev.client', { overlay: true, logLevel: 'info' });
    expect(literal(value, '/app')).toBe('{ overlay: true, logLevel: config.logLevel }');
  });
});

describe('firstWith', () => {
  it('finds the version that added something without checking every one', async () => {
    const versions = Array.from({ length: 100 }, (_, index) => `1.${index}.0`);
    const checked: string[] = [];
    const found = await firstWith(versions, (version) => {
      checked.push(version);
      return Promise.resolve(Number(version.split('.')[1]) >= 42);
    });
    expect(found).toBe('1.42.0');
    expect(checked.length).toBeLessThan(8);
  });
});
