import { useState } from 'react';
import { useSitePort } from '@components/SiteContext';

/** One storage slot per group id: `rsbuild-docs-tabs:framework`. */
const STORAGE_PREFIX = 'rsbuild-docs-tabs:';

/**
 * Which of the values is selected, and a setter: remembered across pages where there is a group id.
 * A stored value that the group no longer has falls back to the first.
 */
export function useTabSelection(
  values: readonly string[],
  groupId: string | undefined,
): [string, (value: string) => void] {
  const { useStoredValue } = useSitePort();
  const local = useState<string | null>(null);
  const stored = useStoredValue(STORAGE_PREFIX + (groupId ?? ''));
  const [choice, setChoice] = groupId === undefined ? local : stored;
  const selected = values.find((value) => value === choice) ?? values[0] ?? '';
  return [selected, setChoice];
}
