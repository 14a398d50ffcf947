import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { frontMatterDiagnostic, includeDiagnostic, pageDiagnostic } from './pageDiagnostic';

const file = path.resolve('docs/en/page.mdx');

describe('a page diagnostic', () => {
  it('is one line with a location, and no stack', () => {
    const error = Object.assign(new Error('Unexpected end\n    at parse (a.js)'), {
      reason: 'Unexpected end',
      line: 12,
      column: 3,
    });
    const diagnostic = pageDiagnostic(file, error);
    expect(diagnostic.message).toBe('docs/en/page.mdx:12:3  Unexpected end');
    expect(diagnostic.stack).toBe(diagnostic.message);
  });

  it('suggests what to do if the page does not parse', () => {
    const error = Object.assign(new Error('Expected a closing tag for `<Steps>` (3:1-3:8)'), {
      reason: 'Expected a closing tag for `<Steps>` (3:1-3:8)',
      source: 'mdast-util-mdx-jsx',
    });
    expect(pageDiagnostic(file, error).message).toBe(
      'docs/en/page.mdx:3:1  the page does not parse: Expected a closing tag for `<Steps>` (3:1-3:8)  close each tag, on a separate line if it was opened on one',
    );
  });

  it('contains only the file if the line is unknown', () => {
    expect(pageDiagnostic(file, new Error('Dead link found\nmore')).message).toBe(
      'docs/en/page.mdx  Dead link found',
    );
  });
});

describe('a front matter diagnostic', () => {
  it('has the line in the file and a suggestion', () => {
    const diagnostic = frontMatterDiagnostic('---\ndescription: ok\ntitle: "a\n---\n\n# Page\n');
    expect(diagnostic?.found).toMatch(/^the front matter is not valid YAML/);
    expect(diagnostic?.line).toBeGreaterThan(2);
    expect(diagnostic?.remedy).toMatch(/quotes/);
  });

  it('is undefined for valid or missing front matter', () => {
    expect(frontMatterDiagnostic('---\ntitle: a\n---\n\n# Page\n')).toBeUndefined();
    expect(frontMatterDiagnostic('# Page\n\n---\n\ntitle: "a\n\n---\n')).toBeUndefined();
  });
});

describe('an include diagnostic', () => {
  it('has the line of the first missing file', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'include-diagnostic-'));
    writeFileSync(path.join(root, 'sample.ts'), 'export {};\n');
    const page = path.join(root, 'en/page.mdx');
    const fence = (file: string) => `\`\`\`ts file="${file}"\n\`\`\`\n`;
    expect(includeDiagnostic(`# A\n\n${fence('../sample.ts')}`, page, root)).toBeUndefined();
    expect(
      includeDiagnostic(`# A\n\n${fence('/sample.ts')}${fence('./b.ts')}`, page, root),
    ).toEqual({
      line: 5,
      found: './b.ts does not exist',
      remedy: `add ${path.relative('', path.join(root, 'en/b.ts'))} or correct the path`,
    });
    rmSync(root, { recursive: true });
  });
});
