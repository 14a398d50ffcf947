import type { ElementContent, Root } from 'hast';
import { describe, expect, it } from 'vitest';
import { rehypeBlockWhitespace } from './rehypeBlockWhitespace';

const text = (value: string): ElementContent => ({ type: 'text', value });
const element = (tagName: string, ...children: ElementContent[]): ElementContent => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

function without(...children: ElementContent[]): unknown {
  const tree: Root = { type: 'root', children };
  rehypeBlockWhitespace()(tree);
  return tree.children;
}

describe('rehypeBlockWhitespace', () => {
  it('removes whitespace between blocks', () => {
    const [a, b] = [element('p', text('a')), element('p', text('b'))];
    expect(without(a, text('\n'), b, text('\n'))).toEqual([a, b]);
  });

  it('removes whitespace next to a block inside text', () => {
    const list = element('ul', element('li', text('b')));
    expect(without(element('li', text('a'), text('\n'), list, text('\n')))).toEqual([
      element('li', text('a'), list),
    ]);
  });

  it('keeps whitespace between words', () => {
    const words = element('p', element('em', text('a')), text(' '), element('em', text('b')));
    expect(without(words)).toEqual([words]);
  });

  it('keeps text that contains more than whitespace', () => {
    const item = element('li', text('a\n'), element('ul'));
    expect(without(item)).toEqual([item]);
  });
});
