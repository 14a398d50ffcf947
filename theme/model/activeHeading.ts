export interface HeadingPosition {
  id: string;
  /** Distance of the heading's top edge from the top of the window, in pixels. */
  top: number;
}

export interface ReadingPosition {
  /** Line at which a heading counts as reached, in pixels from the top of the window. */
  line: number;
  windowHeight: number;
  /** Whether the page is scrolled to the end. */
  isAtEnd: boolean;
  /** The heading in the URL's hash, if any. */
  target: string | null;
}

/**
 * The active heading: the last one above the line, or the first one if none is above it and it's visible. At the end
 * of the page, where short sections never reach the line, it's the heading in the URL's hash if visible, or else the
 * last one.
 */
export function activeHeading(
  headings: readonly HeadingPosition[],
  { line, windowHeight, isAtEnd, target }: ReadingPosition,
): string | null {
  const reached = headings.findLast(({ top }) => top <= line);
  const shownBelow = headings.filter(({ top }) => top > line && top < windowHeight);
  const atEnd = isAtEnd
    ? (shownBelow.find(({ id }) => id === target) ?? shownBelow.at(-1))
    : undefined;
  return (atEnd ?? reached ?? shownBelow[0])?.id ?? null;
}
