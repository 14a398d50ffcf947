import type { Element, Root } from 'hast';
import { expect, it } from 'vitest';
import { rehypeBareHeadings } from './rehypeBareHeadings';

it("takes the engine's anchor out of a heading, and no other link", () => {
  const link = (properties: Record<string, string>): Element => ({
    type: 'element',
    tagName: 'a',
    properties,
    children: [],
  });
  const own = link({ href: '/guide/' });
  const tree: Root = {
    type: 'root',
    children: [
      {
        type: 'element',
        tagName: 'h2',
        properties: { id: 'x' },
        children: [link({ class: 'rp-header-anchor', href: '#x' }), own],
      },
    ],
  };
  rehypeBareHeadings()(tree);
  expect(tree.children[0]).toMatchObject({ properties: { id: 'x' }, children: [own] });
});
