import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../content/testing/siteOf';
import { builtSiteOf, counterparts } from '../testing/builtSiteOf';
import { markdownCopies } from './markdownCopies';

const REMEDY =
  'look at markdown/export/markdownText.ts, and at what markdown/export/componentText.ts says of the component';

const check = (files: Record<string, string>): string[] =>
  messagesOf(markdownCopies.check(builtSiteOf(files)));

/** The problems of one copy of a page. */
const checkCopy = (copy: string): string[] =>
  check({
    ...counterparts('/a', '# A `b`\n\n## C {#d}\n\n```ts\nlet e;\n  let f;\n```', ''),
    'dist/a.md': copy,
    'dist/zh/a.md': WHOLE,
  });

const WHOLE = '# A `b`\n\n## C\n\n```ts\nlet e;\nlet f;\n```\n';

describe('markdown-copies', () => {
  it('requires a copy of every page', () => {
    expect(check({ ...counterparts('/b/', '# B', ''), 'dist/b/index.md': '# B' })).toEqual([
      'docs/zh/b/index.mdx:1  the build has no Markdown copy dist/zh/b/index.md  run npm run build again; the build writes each page as Markdown too',
    ]);
  });

  it('accepts a copy with the headings and the code of its page', () => {
    expect(checkCopy(WHOLE)).toEqual([]);
    expect(checkCopy(`${WHOLE}\n\`\`\`tsx\nimport { A } from 'a';\n<A />\n\`\`\`\n`)).toEqual([]);
  });

  it.each([
    ['a heading that is missing', WHOLE.replace('## C', ''), 7, 'has no heading C'],
    ['a heading of another level', WHOLE.replace('## C', '### C'), 7, 'has no heading C'],
    ['a heading in code alone', WHOLE.replace('## C', '```\n## C\n```'), 7, 'has no heading C'],
    ['code that is missing', WHOLE.replace('let f;', ''), 9, 'lacks this code block'],
    ['a heading with its id', WHOLE.replace('## C', '## C \\{#d}'), 7, 'has no heading C'],
    ['an import', `${WHOLE}\nimport { A } from 'a';`, 1, `says "import { A } from 'a';"`],
  ])('reports %s', (_, copy, line, found) => {
    expect(checkCopy(copy)).toEqual([
      `docs/en/a.mdx:${String(line)}  the Markdown copy ${found} (dist/a.md)  ${REMEDY}`,
    ]);
  });

  it.each(['<Steps>', 'Text <Steps /> and more'])(
    'reports a tag at its line of the page: %s',
    (left) => {
      const page = counterparts('/a', '# A\n\nText <Steps /> and more', '');
      expect(check({ ...page, 'dist/a.md': `# A\n\n${left}`, 'dist/zh/a.md': '# A' })).toEqual([
        'docs/en/a.mdx:7  the Markdown copy shows the tag <Steps> (dist/a.md)  add Steps to blockText or inlineText in markdown/export/componentText.ts, with what it becomes',
      ]);
    },
  );

  it('accepts a tag in code, and a bare <', () => {
    expect(checkCopy(`${WHOLE}\n\`<Steps>\`, a < B\n`)).toEqual([]);
  });
});
