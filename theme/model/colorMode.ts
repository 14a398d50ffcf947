/** The user's choice; `auto` follows the system. */
export type ColorChoice = 'light' | 'dark' | 'auto';

/** The visible mode. */
export type ColorMode = 'light' | 'dark';

/** Unknown stored values become `auto`; specification §4 'Theme'. */
export function toColorChoice(stored: string | null): ColorChoice {
  return stored === 'light' || stored === 'dark' ? stored : 'auto';
}

export function resolveColorMode(choice: ColorChoice, system: ColorMode): ColorMode {
  return choice === 'auto' ? system : choice;
}
