/** A distance or position in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

export interface Star {
  /** Position in the field, in percent of its width and height. */
  left: number;
  top: number;
  /** Diameter in pixels. */
  size: number;
}

/** specification §9: a star reacts to a pointer closer than this, in pixels. */
export const PROXIMITY_PX = 100;

/** Maximum share of the distance to the pointer that a star moves. */
const LEAN = 0.35;

/** specification §2: thirty-five fixed positions, left and top in percent, sparse behind the text. */
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

/** specification §2: star size grows with the index. */
export const stars: readonly Star[] = PLACES.map(([left, top], index) => ({
  left,
  top,
  size: index / 20 + 3,
}));

/**
 * The shift of a star toward the pointer: larger the closer the pointer is, and zero from `PROXIMITY_PX` on.
 * @param home the star's position at rest, in the coordinates of `pointer`
 */
export function starShift(home: Point, pointer: Point): Point {
  const share = { x: pointer.x - home.x, y: pointer.y - home.y };
  const distance = Math.hypot(share.x, share.y);
  if (distance >= PROXIMITY_PX) return { x: 0, y: 0 };
  const pull = LEAN * (1 - distance / PROXIMITY_PX);
  return { x: share.x * pull, y: share.y * pull };
}
