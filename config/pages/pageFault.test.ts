import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { frontMatterFault, pageFault } from './pageFault';

const file = path.resolve('docs/en/page.mdx');

describe('the fault of a page', () => {
  it('is one sentence with its place, and no stack', () => {
    const error = Object.assign(new Error('Unexpected end\n    at parse (a.js)'), {
      reason: 'Unexpected end',
      line: 12,
      column: 3,
    });
    const fault = pageFault(file, error);
    expect(fault.message).toBe('docs/en/page.mdx:12:3  Unexpected end');
    expect(fault.stack).toBe(fault.message);
  });

  it('names the file alone where no line is known', () => {
    expect(pageFault(file, new Error('Dead link found\nmore')).message).toBe(
      'docs/en/page.mdx  Dead link found',
    );
  });
});

describe('the fault of front matter', () => {
  it('is told at its line of the file', () => {
    const fault = frontMatterFault('---\ndescription: ok\ntitle: "a\n---\n\n# Page\n');
    expect(fault?.reason).toMatch(/^the front matter is not valid YAML/);
    expect(fault?.line).toBeGreaterThan(2);
  });

  it('is none where it can be read, or where a page has none', () => {
    expect(frontMatterFault('---\ntitle: a\n---\n\n# Page\n')).toBeUndefined();
    expect(frontMatterFault('# Page\n\n---\n\ntitle: "a\n\n---\n')).toBeUndefined();
  });
});
