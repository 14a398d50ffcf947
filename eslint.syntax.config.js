// @ts-check
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import config from './eslint.config.js';

/**
 * The rules of eslint.config.js that need no types, for `npm test`: reading the types takes most of the linter's time.
 * All rules apply to changed files in `npm run check`, and to every file in `npm run lint`.
 */
export default defineConfig(
  ...config,
  { files: ['**/*.{ts,tsx}'], extends: [tseslint.configs.disableTypeChecked] },
  // Comments that turn off a rule with types have nothing to turn off here.
  { linterOptions: { reportUnusedDisableDirectives: 'off' } },
);
