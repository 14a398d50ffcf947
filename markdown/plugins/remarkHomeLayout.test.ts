import type { Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { remarkHomeLayout } from './remarkPageComponents';

async function firstNode(frontmatter: Record<string, unknown>) {
  const processor = unified().use(remarkParse).use(remarkHomeLayout);
  processor.data('pageMeta' as never, { frontmatter } as never);
  const tree = (await processor.run(processor.parse('Text.'))) as Root;
  return tree.children[0];
}

describe('remarkHomeLayout', () => {
  it('imports the layout on a home page', async () => {
    expect(await firstNode({ pageType: 'home' })).toMatchObject({
      type: 'mdxjsEsm',
      value: "import '@layouts/homeChunk';",
    });
  });

  it("doesn't change other pages", async () => {
    expect(await firstNode({ pageType: 'custom' })).toMatchObject({ type: 'paragraph' });
    expect(await firstNode({})).toMatchObject({ type: 'paragraph' });
  });
});
