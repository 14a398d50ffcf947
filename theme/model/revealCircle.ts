export interface Point {
  x: number;
  y: number;
}

/** The `clip-path` circles, first and last, that uncover a view of the given size from a point; pixels. */
export function revealCircle(
  { x, y }: Point,
  view: { width: number; height: number },
): [first: string, last: string] {
  const radius = Math.hypot(Math.max(x, view.width - x), Math.max(y, view.height - y));
  const at = (size: number) => `circle(${Math.ceil(size)}px at ${x}px ${y}px)`;
  return [at(0), at(radius)];
}
