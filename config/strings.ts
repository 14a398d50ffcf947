import strings from '../i18n.json';

/** The frame's own sentences alone: the engine's defaults, in five languages, would ship to every reader. */
export const frameStrings = (): Record<string, Record<string, string>> => strings;
