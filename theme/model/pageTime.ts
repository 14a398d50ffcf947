/** A moment as every machine writes it: `2026-08-22 10:33 UTC`. For static pages, whose reader nobody knows. */
export function universalTime(isoTimestamp: string): string {
  return new Date(isoTimestamp).toISOString().replace(/^(.+)T(\d\d:\d\d).*$/, '$1 $2 UTC');
}

/** The parts of a moment in the machine's time zone, as the sentence `doc.time` takes them. */
export type TimeParts = Record<'year' | 'month' | 'day' | 'time', string>;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/**
 * Reads a moment in the machine's time zone. Not by `Intl`, whose first use holds a phone up for a tenth of a second.
 * @param months the twelve names, with a space between them.
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
