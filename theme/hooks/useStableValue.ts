import { useState } from 'react';

/** Returns the previous value while `isSame` says that it's equal, so that dependents don't render again. */
export function useStableValue<Value>(
  value: Value,
  isSame: (previous: Value, value: Value) => boolean,
): Value {
  const [kept, setKept] = useState(value);
  if (isSame(kept, value)) return kept;
  setKept(value);
  return value;
}
