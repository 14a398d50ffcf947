/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  plugins: ['stylelint-use-logical'],
  ignoreFiles: ['dist/**', '.cache/**', 'benchmarks/peers/*/.work/**'],
  rules: {
    'declaration-no-important': [
      true,
      { message: 'Win by cascade layer (theme/styles/layers.css), not by !important' },
    ],
    'selector-max-id': [0, { message: 'Select by class, element or attribute, not by id' }],
    // Sizes keep their short physical names; sides and directions follow the text.
    'csstools/use-logical': ['always', { except: [/^((min|max)-)?(width|height)$/] }],
    // Compares selectors that never meet on one element, across all parts of a file.
    'no-descending-specificity': null,
    // Media Queries 4 ranges read like arithmetic.
    'media-feature-range-notation': 'context',
  },
  overrides: [
    {
      files: ['**/*.module.css'],
      rules: {
        'selector-class-pattern': [
          '^[a-z][a-zA-Z0-9]*$',
          {
            message: (selector) => `Name the part in camelCase (root, listItem), not "${selector}"`,
          },
        ],
        'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
        'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
      },
    },
  ],
};
