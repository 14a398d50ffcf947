/** A moment as every machine writes it: `2026-08-22 10:33 UTC`. For static pages, whose reader nobody knows. */
export function universalTime(isoTimestamp: string): string {
  return new Date(isoTimestamp).toISOString().replace(/^(.+)T(\d\d:\d\d).*$/, '$1 $2 UTC');
}

/** A moment as the reader writes it: the page's language, the machine's time zone. */
export function localTime(isoTimestamp: string, lang: string): string {
  const format = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' });
  return format.format(new Date(isoTimestamp));
}
