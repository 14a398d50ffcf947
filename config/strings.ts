import strings from '../i18n.json';

/**
 * Search takes its sentences along in its own chunk, `theme/hooks/useSearchLabels.ts`, as the landing page does in its own,
 * and reading offline where it is on, `theme/hooks/useOfflineLabels.ts`; the build alone writes the feeds'.
 */
const isApart = (key: string): boolean => /^(?:search|feed|home|offline)\./.test(key);

/** The frame's own sentences alone: the engine's defaults, in five languages, would ship to every reader. */
export const frameStrings = (): Record<string, Record<string, string>> =>
  Object.fromEntries(Object.entries(strings).filter(([key]) => !isApart(key)));
