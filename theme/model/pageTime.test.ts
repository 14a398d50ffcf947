import { expect, it } from 'vitest';
import { localParts, universalTime } from './pageTime';

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec';

it('formats a time identically on every machine', () => {
  expect(universalTime('2026-08-22T18:33:20+08:00')).toBe('2026-08-22 10:33 UTC');
});

it("parses a time in the machine's time zone", () => {
  const moment = new Date(2026, 7, 2, 9, 5);
  expect(localParts(moment.toISOString(), MONTHS)).toEqual({
    year: '2026',
    month: 'Aug',
    day: '2',
    time: '09:05',
  });
});
