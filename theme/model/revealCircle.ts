export interface Point {
  x: number;
  y: number;
}

/** The first and last `clip-path` circle of a transition from a point, in pixels. */
export function revealCircle(
  { x, y }: Point,
  view: { width: number; height: number },
): [first: string, last: string] {
  const radius = Math.hypot(Math.max(x, view.width - x), Math.max(y, view.height - y));
  const at = (size: number) => `circle(${Math.ceil(size)}px at ${x}px ${y}px)`;
  return [at(0), at(radius)];
}
