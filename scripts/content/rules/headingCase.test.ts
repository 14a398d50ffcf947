import { describe, expect, it } from 'vitest';
import { page, messagesOf, siteOf } from '../testing/siteOf';
import { headingCase } from './headingCase';

const check = (body: string): string[] =>
  messagesOf(
    headingCase.check(siteOf({ 'docs/en/x.mdx': page(body), 'docs/zh/x.mdx': page(body) })),
  );

describe('heading-case', () => {
  it('accepts sentences, names, code, and text after a colon', () => {
    expect(
      check(
        '# Use CSS Modules with React and TypeScript\n\n## The `Root` of it\n\n## API: How it works\n\nSome Title Case in Text',
      ),
    ).toEqual([]);
  });

  it('reports a capital that a sentence would not have', () => {
    expect(check('# Quick Start')).toEqual([
      'docs/en/x.mdx:5  Start has a capital inside a heading  write start, or add the name to scripts/content/words/names.ts',
    ]);
  });
});
