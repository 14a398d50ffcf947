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
 * The heading that the reader is at: the last one above the line, null above the first. At the end of the page,
 * where short last sections never reach the line, it is the address's heading if that shows, else the last one.
 */
export function activeHeading(
  headings: readonly HeadingPosition[],
  { line, windowHeight, isAtEnd, target }: ReadingPosition,
): string | null {
  const reached = headings.findLast(({ top }) => top <= line)?.id ?? null;
  if (!isAtEnd) return reached;
  const below = headings.filter(({ top }) => top > line && top < windowHeight);
  return (below.find(({ id }) => id === target) ?? below.at(-1))?.id ?? reached;
}
