import { useState } from 'react';

/** A value, or an earlier one while that is the same for who reads it: what depends on it is then not drawn anew. */
export function useStableValue<Value>(
  value: Value,
  isSame: (kept: Value, value: Value) => boolean,
): Value {
  const [kept, setKept] = useState(value);
  if (isSame(kept, value)) return kept;
  setKept(value);
  return value;
}
