/** Whether two records have identical values for the same keys. */
export function isSameRecord(a: object, b: object): boolean {
  const [own, other] = [Object.entries(a), new Map<string, unknown>(Object.entries(b))];
  return own.length === other.size && own.every(([key, value]) => other.get(key) === value);
}
