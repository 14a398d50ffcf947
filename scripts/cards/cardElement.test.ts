import { expect, it } from 'vitest';
import { cardElement, type CardElement } from './cardElement';

/** The size of the largest text. */
function largestSize(element: CardElement): number {
  const { style = {}, children = [] } = element.props;
  const inner = (children as unknown[]).flatMap((child) =>
    typeof child === 'object' ? largestSize(child as CardElement) : [],
  );
  return Math.max(Number(style.fontSize ?? 0), ...inner);
}

const sizeOf = (title: string): number =>
  largestSize(cardElement({ lang: 'en', site: 'S', section: '', title, route: 'a' }));

it('uses smaller text for longer titles', () => {
  expect(sizeOf('mode')).toBeGreaterThan(sizeOf('A title that needs two lines of the card'));
  expect(sizeOf('从 webpack 迁移到 Rsbuild')).toBeGreaterThan(
    sizeOf('从 webpack 迁移到 Rsbuild：选项对照与步骤以及常见的问题'),
  );
});

it("doesn't break the name of a long option", () => {
  const name = 'performance.removeMomentLocale';
  expect(sizeOf(name) * 0.62 * name.length).toBeLessThanOrEqual(1040);
});
