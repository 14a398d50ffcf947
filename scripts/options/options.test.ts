import { describe, expect, it } from 'vitest';
import { expressionOf } from './declarations';
import { literal } from './defaults';
import { firstWith } from './versions';

describe('expressionOf', () => {
  it('takes a default that is an expression, without fence and quotes', () => {
    expect(expressionOf("'head'")).toBe("'head'");
    expect(expressionOf('`process.cwd()`')).toBe('process.cwd()');
    expect(expressionOf('```js\n[\n  /a/, // why\n]\n```\nmore words')).toBe('[ /a/ ]');
  });

  it('leaves a sentence to the page', () => {
    expect(expressionOf('true when using Rsbuild CLI, otherwise false')).toBeNull();
    expect(expressionOf(undefined)).toBeUndefined();
  });
});

describe('literal', () => {
  it('writes a value as one would in a configuration', () => {
    expect(literal({ enable: true, 'a-b': ['x', /y/] }, '/app')).toBe(
      "{ enable: true, 'a-b': ['x', /y/] }",
    );
    expect(literal({}, '/app')).toBe('{}');
  });

  it("names the run's own folder, and gives up on functions", () => {
    expect(literal('/app/public', '/app')).toBe("'<root>/public'");
    expect(literal({ filter: () => true }, '/app')).toBeUndefined();
  });
});

describe('firstWith', () => {
  it('finds the version that brought something without asking every one', async () => {
    const versions = Array.from({ length: 100 }, (_, index) => `1.${index}.0`);
    const asked: string[] = [];
    const found = await firstWith(versions, (version) => {
      asked.push(version);
      return Promise.resolve(Number(version.split('.')[1]) >= 42);
    });
    expect(found).toBe('1.42.0');
    expect(asked.length).toBeLessThan(8);
  });
});
