/** The first difference between two lists, including missing items; `undefined` if they are equal. */
export function firstDifference<Item>(
  left: readonly Item[],
  right: readonly Item[],
  identity: (item: Item | undefined) => string | undefined,
): number | undefined {
  const longer = left.length > right.length ? left : right;
  const index = longer.findIndex((_, at) => identity(left[at]) !== identity(right[at]));
  return index < 0 ? undefined : index;
}
