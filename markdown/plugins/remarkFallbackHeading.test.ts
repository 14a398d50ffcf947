import type { Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { remarkFallbackHeading } from './remarkFallbackHeading';

async function firstNode(markdown: string, frontmatter: Record<string, unknown>, theme = {}) {
  const processor = unified().use(remarkParse).use(remarkFallbackHeading, theme);
  processor.data('pageMeta' as never, { frontmatter } as never);
  const tree = (await processor.run(processor.parse(markdown))) as Root;
  return tree.children[0];
}

describe('remarkFallbackHeading', () => {
  it('adds the title to a page without a top heading', async () => {
    expect(await firstNode('Text.', { title: 'Ports' })).toMatchObject({
      type: 'heading',
      depth: 1,
      children: [{ value: 'Ports' }],
    });
  });

  it('adds nothing if the theme turns it off', async () => {
    const theme = { fallbackHeadingTitle: false };
    expect(await firstNode('Text.', { title: 'Ports' }, theme)).toMatchObject({
      type: 'paragraph',
    });
  });

  it("doesn't change a page with a top heading", async () => {
    expect(await firstNode('# Own\n\nText.', { title: 'Ports' })).toMatchObject({
      children: [{ value: 'Own' }],
    });
  });

  it('adds nothing to a home page or without a title', async () => {
    expect(await firstNode('Text.', { title: 'Home', pageType: 'home' })).toMatchObject({
      type: 'paragraph',
    });
    expect(await firstNode('Text.', {})).toMatchObject({ type: 'paragraph' });
  });
});
