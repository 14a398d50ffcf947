import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { frontMatterDiagnostic, includeDiagnostic, pageDiagnostic } from './pageDiagnostic';

const file = path.resolve('docs/en/page.mdx');

describe('the fault of a page', () => {
  it('is one sentence with its place, and no stack', () => {
    const error = Object.assign(new Error('Unexpected end\n    at parse (a.js)'), {
      reason: 'Unexpected end',
      line: 12,
      column: 3,
    });
    const diagnostic = pageDiagnostic(file, error);
    expect(diagnostic.message).toBe('docs/en/page.mdx:12:3  Unexpected end');
    expect(diagnostic.stack).toBe(diagnostic.message);
  });

  it('says what to do where the page does not parse', () => {
    const error = Object.assign(new Error('Expected a closing tag for `<Steps>` (3:1-3:8)'), {
      reason: 'Expected a closing tag for `<Steps>` (3:1-3:8)',
      source: 'mdast-util-mdx-jsx',
    });
    expect(pageDiagnostic(file, error).message).toBe(
      'docs/en/page.mdx:3:1  the page does not parse: Expected a closing tag for `<Steps>` (3:1-3:8)  close each tag, on a line of its own where it was opened on one',
    );
  });

  it('names the file alone where no line is known', () => {
    expect(pageDiagnostic(file, new Error('Dead link found\nmore')).message).toBe(
      'docs/en/page.mdx  Dead link found',
    );
  });
});

describe('the fault of front matter', () => {
  it('is told at its line of the file, with what to do', () => {
    const diagnostic = frontMatterDiagnostic('---\ndescription: ok\ntitle: "a\n---\n\n# Page\n');
    expect(diagnostic?.found).toMatch(/^the front matter is not valid YAML/);
    expect(diagnostic?.line).toBeGreaterThan(2);
    expect(diagnostic?.remedy).toMatch(/quotes/);
  });

  it('is none where it can be read, or where a page has none', () => {
    expect(frontMatterDiagnostic('---\ntitle: a\n---\n\n# Page\n')).toBeUndefined();
    expect(frontMatterDiagnostic('# Page\n\n---\n\ntitle: "a\n\n---\n')).toBeUndefined();
  });
});

describe('the fault of an include', () => {
  it('is told at the line of the first that is not there', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'include-fault-'));
    writeFileSync(path.join(root, 'sample.ts'), 'export {};\n');
    const page = path.join(root, 'en/page.mdx');
    const fence = (file: string) => `\`\`\`ts file="${file}"\n\`\`\`\n`;
    expect(includeDiagnostic(`# A\n\n${fence('../sample.ts')}`, page, root)).toBeUndefined();
    expect(
      includeDiagnostic(`# A\n\n${fence('/sample.ts')}${fence('./b.ts')}`, page, root),
    ).toEqual({
      line: 5,
      found: './b.ts is not there',
      remedy: `add ${path.relative('', path.join(root, 'en/b.ts'))} or correct the path`,
    });
    rmSync(root, { recursive: true });
  });
});
