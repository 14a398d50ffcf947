import type { Mistake } from './Mistake';

/** A block with one mistake, and the part that contains it. */
interface Block extends Pick<Mistake, 'kind' | 'rule' | 'at'> {
  readonly info: string;
  readonly code: string;
}

const CONFIG = 'ts title="rsbuild.config.ts"';
const config = (body: string): string =>
  `import { defineConfig } from '@rsbuild/core';\n\nexport default defineConfig({\n${body}\n});`;

/** Mistakes that only the documented packages reveal. */
const BLOCKS: readonly Block[] = [
  {
    rule: 'types',
    kind: 'an unknown option in a configuration',
    info: CONFIG,
    code: config("  output: { distPaths: 'build' },"),
    at: 'distPaths',
  },
  {
    rule: 'types',
    kind: 'an option of another type',
    info: CONFIG,
    code: config("  server: { port: '8080' },"),
    at: '8080',
  },
  {
    rule: 'types',
    kind: 'a value that an option does not take, in code',
    info: CONFIG,
    code: config("  mode: 'staging',"),
    at: 'staging',
  },
  {
    rule: 'types',
    kind: 'an export that a package does not have',
    info: 'ts',
    code: "import { defineConfg } from '@rsbuild/core';",
    at: 'defineConfg',
  },
  {
    rule: 'types',
    kind: 'a package that is not there',
    info: 'ts',
    code: "import x from '@rsbuild/plugin-recat';",
    at: 'recat',
  },
  {
    rule: 'types',
    kind: 'an unknown member of the API, in code',
    info: 'ts kind="setup"',
    code: 'api.onAfterBiuld(() => {});',
    at: 'onAfterBiuld',
  },
  {
    rule: 'types',
    kind: 'code that is no TypeScript',
    info: 'ts',
    code: 'const = 1;',
    at: 'const',
  },
  {
    rule: 'json',
    kind: 'JSON with a comma too many',
    info: 'json title="tsconfig.json"',
    code: '{\n  "a": 1,\n}',
    at: '}',
  },
  {
    rule: 'styles',
    kind: 'CSS that is not closed',
    info: 'css',
    code: '.a {\n  color: red;',
    at: '.a',
  },
  {
    rule: 'html',
    kind: 'an HTML element that is not closed',
    info: 'html',
    code: '<div>\n  <p>Text\n</div',
    at: '</div',
  },
  {
    rule: 'component',
    kind: 'a Vue component that does not compile',
    info: 'vue',
    code: '<template>\n  <div>\n</template>',
    at: '<div>',
  },
  {
    rule: 'shell',
    kind: 'an unknown command',
    info: 'bash',
    code: 'npx rsbuild biuld',
    at: 'biuld',
  },
  {
    rule: 'shell',
    kind: 'an unknown flag of a command',
    info: 'bash',
    code: 'npx rsbuild dev --prot 3000',
    at: '--prot',
  },
  { rule: 'shell', kind: 'a quote that is not closed', info: 'bash', code: 'echo "a', at: 'echo' },
  {
    rule: 'shell',
    kind: 'an unknown command in package.json',
    info: 'json title="package.json"',
    code: '{\n  "scripts": {\n    "build": "rsbuild biuld"\n  }\n}',
    at: 'biuld',
  },
  {
    rule: 'file-name',
    kind: 'a file name of another language',
    info: 'ts title="src/App.tsx"',
    code: 'export {};',
    at: '```',
  },
  {
    rule: 'fence',
    kind: 'a block that is unchecked without a reason',
    info: 'ts unchecked=""',
    code: 'x',
    at: '```',
  },
];

/** Puts each block on a separate page. */
export const SAMPLE_MISTAKES: readonly Mistake[] = BLOCKS.map(
  ({ info, code, ...mistake }, index) => ({
    ...mistake,
    file: `docs/en/sample-${String(index)}.mdx`,
    to: `---\ndescription: A sample.\n---\n\n\`\`\`${info}\n${code}\n\`\`\`\n`,
  }),
);
