/** A distance or place in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

export interface Star {
  /** Place in the field, percent of its width and height. */
  left: number;
  top: number;
  /** Diameter in pixels. */
  size: number;
}

/** specification §9: a star answers to a pointer nearer than this, in pixels. */
export const PROXIMITY_PX = 100;

/** How much of the way to the pointer a star goes, at most. */
const LEAN = 0.35;

/** specification §2: thirty-five fixed places, left and top in percent; scattered by hand, thin behind the text. */
const PLACES: readonly (readonly [number, number])[] = [
  [3, 12],
  [9, 68],
  [14, 31],
  [19, 88],
  [24, 9],
  [31, 79],
  [36, 19],
  [41, 93],
  [46, 7],
  [49, 61],
  [51, 28],
  [53, 84],
  [55, 46],
  [57, 14],
  [60, 72],
  [62, 35],
  [64, 91],
  [66, 6],
  [69, 55],
  [71, 22],
  [73, 80],
  [76, 41],
  [78, 11],
  [80, 66],
  [83, 29],
  [85, 89],
  [87, 49],
  [89, 17],
  [91, 73],
  [93, 37],
  [95, 8],
  [96, 58],
  [97, 85],
  [98, 26],
  [99, 47],
];

/** specification §2: star size grows with its index. */
export const stars: readonly Star[] = PLACES.map(([left, top], index) => ({
  left,
  top,
  size: index / 20 + 3,
}));

/**
 * How far a star moves toward the pointer: the more, the nearer it is, and nothing at `PROXIMITY_PX` and beyond.
 * @param home where the star stands at rest, in the coordinates of `pointer`.
 */
export function starShift(home: Point, pointer: Point): Point {
  const way = { x: pointer.x - home.x, y: pointer.y - home.y };
  const distance = Math.hypot(way.x, way.y);
  if (distance >= PROXIMITY_PX) return { x: 0, y: 0 };
  const pull = LEAN * (1 - distance / PROXIMITY_PX);
  return { x: way.x * pull, y: way.y * pull };
}
