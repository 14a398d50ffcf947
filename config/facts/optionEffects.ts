import effects from './optionEffects.json';

const known: Readonly<Partial<Record<string, readonly string[]>>> = effects;

/**
 * What an option changes in the sample of its page, as lines of a diff; from a run of the documented package, by
 * `npm run generate:effects`.
 * @param option its path: `output.filenameHash`
 */
export const optionEffect = (option: string): readonly string[] | undefined => known[option];
