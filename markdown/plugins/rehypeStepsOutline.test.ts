import type { Element, ElementContent, Root } from 'hast';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { rehypeStepsOutline } from './rehypeStepsOutline';

const heading = (level: number, id: string, text: string): Element => ({
  type: 'element',
  tagName: `h${String(level)}`,
  properties: { id },
  children: [{ type: 'text', value: text }],
});

const component = (name: string, children: ElementContent[]) =>
  ({ type: 'mdxJsxFlowElement', name, attributes: [], children }) as unknown as Element;

it('lists the headings of steps where they are in the page, and those of no other component', async () => {
  const start = { id: 'start', text: '**Start**', depth: 2 };
  const next = { id: 'next', text: 'Next', depth: 2 };
  const pageMeta = { toc: [start, next] };
  const processor = unified().use(rehypeStepsOutline);
  processor.data('pageMeta' as never, pageMeta as never);
  const tree: Root = {
    type: 'root',
    children: [
      heading(1, 'title', 'Title'),
      heading(2, 'start', 'Start'),
      component('Steps', [heading(3, 'install', 'Install'), heading(5, 'detail', 'Detail')]),
      component('Tabs', [heading(3, 'hidden', 'Hidden')]),
      heading(2, 'next', 'Next'),
    ],
  };
  await processor.run(tree);
  expect(pageMeta.toc).toEqual([start, { id: 'install', text: 'Install', depth: 3 }, next]);
});
