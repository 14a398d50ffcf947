import type { Sample } from '../../sample/Sample';

interface Surroundings {
  readonly before: string;
  readonly after: string;
}

/** JSX types by the word in the info string; React's by default. */
export const JSX_SOURCES = {
  react: 'react',
  preact: 'preact',
  solid: 'solid-js',
  vue: 'vue',
} as const;

/** Code around a fragment by its `kind`, on one line so that line numbers stay the same. */
export const KINDS = {
  /** Options, as inside the braces of a configuration. */
  options: {
    before: "import { defineConfig } from '@rsbuild/core'; export default defineConfig({ ",
    after: '\n});',
  },
  /** Statements inside a plugin's `setup(api)`. */
  setup: {
    before:
      "import { defineConfig, type RsbuildPluginAPI } from '@rsbuild/core'; export default defineConfig({ plugins: [{ name: 'sample', async setup(api: RsbuildPluginAPI) { ",
    after: '\n} }] });',
  },
  /** Statements that use an instance named `rsbuild`. */
  instance: {
    before:
      "import type { RsbuildInstance } from '@rsbuild/core'; declare const rsbuild: RsbuildInstance; ",
    after: '\nexport {};',
  },
} as const satisfies Record<string, Surroundings>;

export type Kind = keyof typeof KINDS;

const isKind = (name: string): name is Kind => name in KINDS;

/** Code that surrounds a sample for the compiler. */
export function withSurroundings({ attributes, words, lang }: Sample): Surroundings {
  const kind = attributes.kind;
  const { before, after } =
    kind !== undefined && isKind(kind) ? KINDS[kind] : { before: '', after: '' };
  const framework = words.find((word) => word in JSX_SOURCES) as
    keyof typeof JSX_SOURCES | undefined;
  const jsx =
    framework && /x$/.test(lang) ? `/** @jsxImportSource ${JSX_SOURCES[framework]} */ ` : '';
  return { before: jsx + before, after };
}
