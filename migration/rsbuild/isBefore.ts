/** Whether a version is before another: `1.2.0` before `1.10.1`. A missing part counts as the latest: `1.2` is `1.2.x`. */
export function isBefore(version: string, other: string): boolean {
  const parts = version.replace(/^[^\d]*/, '').split('.');
  for (const [index, part] of other.split('.').entries()) {
    const own = Number.parseInt(parts[index] ?? '', 10);
    if (Number.isNaN(own)) return false;
    if (own !== Number(part)) return own < Number(part);
  }
  return false;
}
