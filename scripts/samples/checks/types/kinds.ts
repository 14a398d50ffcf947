import type { Sample } from '../../sample/Sample';

interface Surroundings {
  readonly before: string;
  readonly after: string;
}

/** What a view's tags mean, by the word in the fence; without one they are React's. */
export const JSX_SOURCES = {
  react: 'react',
  preact: 'preact',
  solid: 'solid-js',
  vue: 'vue',
} as const;

/** What stands around a fragment, by the `kind` that its fence declares; all on one line, so that lines keep their numbers. */
export const KINDS = {
  /** Options, as they stand between the braces of a configuration. */
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
  /** Statements that use an instance called `rsbuild`. */
  instance: {
    before:
      "import type { RsbuildInstance } from '@rsbuild/core'; declare const rsbuild: RsbuildInstance; ",
    after: '\nexport {};',
  },
} as const satisfies Record<string, Surroundings>;

export type Kind = keyof typeof KINDS;

const isKind = (name: string): name is Kind => name in KINDS;

/** What the compiler reads around a sample's own code. */
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
