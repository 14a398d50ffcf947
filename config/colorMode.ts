/** The local-storage key of the reader's colour choice: `light`, `dark` or `auto`. */
export const COLOR_MODE_KEY = 'rsbuild-docs-color-mode';
