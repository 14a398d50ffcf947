/** A time in a fixed format, `2026-08-22 10:33 UTC`, for static pages. */
export function universalTime(isoTimestamp: string): string {
  return new Date(isoTimestamp).toISOString().replace(/^(.+)T(\d\d:\d\d).*$/, '$1 $2 UTC');
}

/** The parts of a time in the user's time zone, as placeholders of the text `doc.time`. */
export type TimeParts = Record<'year' | 'month' | 'day' | 'time', string>;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/**
 * Formats a time in the user's time zone. Doesn't use `Intl`, whose first use blocks a phone for 100 ms.
 * @param months the names of the twelve months, separated by spaces
 */
export function localParts(isoTimestamp: string, months: string): TimeParts {
  const moment = new Date(isoTimestamp);
  return {
    year: String(moment.getFullYear()),
    month: months.split(' ')[moment.getMonth()] ?? '',
    day: String(moment.getDate()),
    time: `${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`,
  };
}
