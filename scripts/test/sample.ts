import { createHash } from 'node:crypto';

/** A stable number for a route, spread evenly over all routes. */
export const hashOf = (route: string): number =>
  createHash('sha256').update(route).digest().readUInt32BE();

/** Whether a route belongs to the sample of the daily suite, one in `share`. */
export const inSample =
  (share: number) =>
  (route: string): boolean =>
    hashOf(route) % share === 0;
