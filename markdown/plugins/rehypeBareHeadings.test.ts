import type { Element, Root } from 'hast';
import { expect, it } from 'vitest';
import { rehypeBareHeadings } from './rehypeBareHeadings';

it.each([
  ['in MDX', { class: 'rp-header-anchor' }],
  ['in plain Markdown', { className: ['rp-header-anchor'] }],
])("removes the engine's anchor from a heading %s, and no other link", (_, anchor) => {
  const link = (properties: Element['properties']): Element => ({
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
        children: [link({ ...anchor, href: '#x' }), own],
      },
    ],
  };
  rehypeBareHeadings()(tree);
  expect(tree.children[0]).toMatchObject({ properties: { id: 'x' }, children: [own] });
});
