// @ts-check
import eslint from '@eslint/js';
import { defineConfig } from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { layers } from './eslint.layers.js';

const namedExportsOnly = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name: one thing, one name, wherever it is used',
};

/**
 * The engine, the runners and the tools ask for a default export by contract.
 */
const DEFAULT_EXPORT_FILES = [
  '*.config.{js,ts}',
  '**/*.config.ts',
  '**/*.d.ts',
  'benchmarks/peers/*/setup/**',
  'theme/index.tsx',
  'tests/support/serveBuiltSite.ts',
];

/**
 * A layer row as rules: no-restricted-imports sees `import` and `export … from`,
 * no-restricted-syntax sees `import()`.
 * @param {import('./eslint.layers.js').Layer} row
 * @returns {import('eslint').Linter.RulesRecord}
 */
const layerRules = ({ refuses, globals = [] }) => ({
  '@typescript-eslint/no-restricted-imports': [
    'error',
    { patterns: refuses.map((refusal) => ({ ...refusal, caseSensitive: true })) },
  ],
  'no-restricted-syntax': [
    'error',
    namedExportsOnly,
    ...refuses.map(({ regex, message }) => ({
      selector: `ImportExpression[source.value=/${regex.replaceAll('/', '\\u002F')}/]`,
      message,
    })),
  ],
  'no-restricted-globals': ['error', ...globals],
});

export default defineConfig(
  {
    ignores: [
      'dist/',
      '.cache/',
      '.rspress/',
      'test-results/',
      'benchmarks/.work/',
      'benchmarks/peers/*/.work/',
      'benchmarks/setups/',
      'docs/public/',
      'scripts/documented/',
      'scripts/samples/application/',
      'tests/fixtures/migrations/',
    ],
  },
  eslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: { console: 'readonly', process: 'readonly', URL: 'readonly' } },
  },
  {
    files: ['{components,theme}/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat['recommended-latest']],
    rules: {
      // Cannot see children passed by a spread; axe checks the name of every link of every page.
      'jsx-a11y/anchor-has-content': 'off',
      'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    rules: { eqeqeq: 'error', 'no-restricted-syntax': ['error', namedExportsOnly] },
  },
  layers.map((row) => ({
    name: `layer: ${row.name}`,
    files: row.files,
    ignores: row.ignores ?? [],
    plugins: { '@typescript-eslint': tseslint.plugin },
    rules: layerRules(row),
  })),
  {
    // Tests build long tables of cases.
    files: ['**/*.test.{ts,tsx}'],
    rules: {
      'max-lines': 'off',
      // Vitest's matchers (expect.any, expect.stringContaining) are typed any.
      '@typescript-eslint/no-unsafe-assignment': 'off',
    },
  },
  {
    // Playwright reads from the pattern which fixtures a fixture needs, none included.
    files: ['tests/**/*.ts'],
    rules: { 'no-empty-pattern': 'off' },
  },
  {
    files: DEFAULT_EXPORT_FILES,
    rules: { 'no-restricted-syntax': 'off' },
  },
);
