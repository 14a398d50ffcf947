import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { extractPageData } from '@rspress/core/dist/node/route/extractPageData.js';
import type { RouteService } from '@rspress/core/dist/node/route/RouteService.js';
import type { RouteMeta } from '@rspress/core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { outlineOf } from './pageMetadata';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'page-metadata-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

/** Metadata of a page from the engine, and from our code. */
async function both(text: string) {
  const absolutePath = path.join(root, 'page.mdx');
  writeFileSync(absolutePath, text);
  const route = { absolutePath, routePath: '/page', lang: 'en', version: '' } as RouteMeta;
  const service = { getRoutes: () => [route], getRoutePageByRoutePath: () => undefined };
  const [theirs] = await extractPageData(service as unknown as RouteService, {
    replaceRules: [],
    alias: {},
    root,
    searchCodeBlocks: false,
    searchEnabled: false,
  });
  const ours = outlineOf(text, absolutePath);
  const telling = ({ title, toc, frontmatter }: typeof ours) => ({
    title,
    toc,
    frontmatter: { ...frontmatter, __content: undefined },
  });
  return { theirs: theirs && telling(theirs), ours: telling(ours) };
}

it.each([
  ['marks, code and an id in headings', '# A **b** `c`\n\n## Two `x` {#two}\n\n### [Link](/a)\n'],
  [
    'comments in code',
    '# A\n\n```bash\n# no heading\n```\n\n- b\n\n  ```sh\n  # none\n  ```\n\n## B\n',
  ],
  ['longer fences around shorter', '# A\n\n````md\n```ts\n```\n## No\n````\n\n## Yes\n'],
  ['components', '# A\n\n<Steps>\n\n### One\n\ntext\n\n</Steps>\n\n## Two\n'],
  ['the same heading twice', '# A\n\n## B\n\n## B\n'],
  ['a short title', '---\ntitle: Short\n---\n\n# Long\n'],
  ['Windows line ends', '---\r\ndescription: D\r\n---\r\n\r\n# A\r\n\r\n## B\r\n'],
])('returns the same as the engine for a page with %s', async (_, text) => {
  const { theirs, ours } = await both(text);
  expect(ours).toEqual(theirs);
});

it('lists the headings of a fragment at its place in the page', async () => {
  writeFileSync(path.join(root, 'fragment.mdx'), '## Inner\n');
  const { theirs, ours } = await both(
    "import Inner from './fragment.mdx';\n\n# A\n\n<Inner />\n\n## After\n",
  );
  expect(ours.toc.map(({ text }) => text)).toEqual(['Inner', 'After']);
  expect(ours).toEqual(theirs);
});

it('keeps dates as text, unlike the engine, so that outlines are JSON data', () => {
  const { frontmatter } = outlineOf('---\npublished_at: 2025-01-02\n---\n', 'page.mdx');
  expect(frontmatter).toEqual({ published_at: '2025-01-02' });
});
