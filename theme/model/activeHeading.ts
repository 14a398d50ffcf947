export interface HeadingPosition {
  id: string;
  /** Distance of the heading's top edge from the top of the window, in pixels. */
  top: number;
}

export interface ReadingPosition {
  /** Where a heading counts as reached, in pixels from the top of the window. */
  line: number;
  windowHeight: number;
  /** Whether the page cannot scroll further down. */
  isAtEnd: boolean;
  /** The heading that the address names, if any. */
  target: string | null;
}

/**
 * The heading that the reader is at: the last one above the line, or before any is, the first one if it shows.
 * At the end of the page, where short last sections never reach the line, it is the address's heading if that
 * shows, else the last one.
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
