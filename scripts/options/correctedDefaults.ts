/**
 * Defaults that a declaration states differently from what the package does, by path of the field.
 * A claim in tests/claims proves each.
 */
export const correctedDefaults: Readonly<Record<string, string>> = {
  // babel-preset-solid sets it, unlike the Babel plugin on which it builds.
  'plugin-solid.solid.contextToCustomElements': 'true',
  'plugin-solid.solidPresetOptions.contextToCustomElements': 'true',
};
