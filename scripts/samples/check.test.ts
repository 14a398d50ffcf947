import { describe, expect, it, vi } from 'vitest';
import { component } from './checks/component';
import { effect } from './checks/effect';
import { fence } from './checks/fence';
import { fileName } from './checks/fileName';
import { html } from './checks/html';
import { json } from './checks/json';
import { configuration } from './checks/runs/configuration';
import { output } from './checks/runs/output';
import { shell } from './checks/shell/shell';
import { styles } from './checks/styles';
import { types } from './checks/types/types';
import { block, messagesOf } from './testing/messagesOf';

// Compilers and the documented package are slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const CONFIG = 'ts title="rsbuild.config.ts"';
const config = (body: string): string =>
  `import { defineConfig } from '@rsbuild/core';\n\nexport default defineConfig({\n${body}\n});`;

describe('fence', () => {
  it('accepts known words', async () => {
    expect(await messagesOf(fence, block('ts title="a.ts" {1,3-4} lineNumbers', ''))).toEqual([]);
  });

  it('requires known words, known kinds, and a reason', async () => {
    expect(
      await messagesOf(
        fence,
        block('ts biuld', ''),
        block('ts titel="a.ts"', ''),
        block('ts kind="option"', ''),
        block('ts unchecked=""', ''),
      ),
    ).toEqual([
      '0  biuld is no word of a code block  did you mean build?',
      '4  titel is no attribute of a code block  did you mean title?',
      '8  option is no kind of a code block  did you mean options?',
      '12  a block is unchecked without a reason  write why: unchecked="reason"',
    ]);
  });
});

describe('file-name', () => {
  it('requires the extension of the language', async () => {
    expect(
      await messagesOf(fileName, block('ts title="src/App.tsx"', ''), block('ts title="a.ts"', '')),
    ).toEqual(['0  title="src/App.tsx" is no file name of ts  write ```tsx title="src/App.tsx"']);
  });
});

describe('types', () => {
  it('accepts valid modules, and files shown elsewhere on the page', async () => {
    expect(
      await messagesOf(
        types,
        block(CONFIG, config("  output: { distPath: 'build' },")),
        block('ts title="src/limits.ts"', 'export const MAX = 10;'),
        block(
          'ts title="src/index.ts"',
          "import { MAX } from './limits';\nimport './index.css';\nMAX.toFixed();",
        ),
        block(
          'tsx title="src/List.tsx"',
          "import { App } from './App';\nexport const List = () => <App />;",
        ),
        block('tsx solid', 'export const Label = () => <p class="a">a</p>;'),
        block('js', 'export function double(x) {\n  return x * 2;\n}'),
        block('ts kind="options"', 'output: {\n  filenameHash: false,\n},'),
        block(
          'ts kind="setup"',
          "api.modifyRsbuildConfig((config) => {\n  config.mode = 'none';\n});",
        ),
        block('ts kind="instance"', 'await rsbuild.build();'),
      ),
    ).toEqual([]);
  });

  it('reports a wrong type, name, member, and import at the line', async () => {
    const remedy =
      'correct the sample: it is checked against @rsbuild/core 1.7.6 and the packages beside it';
    expect(
      await messagesOf(
        types,
        block(CONFIG, config('  output: {\n    filenameHas: true,\n  },')),
        block('ts', "import { defineConfg } from '@rsbuild/core';\ndefineConfg({});"),
        block(
          'js',
          "import { createRsbuild } from '@rsbuild/core';\n\nconst rsbuild = await createRsbuild();\nawait rsbuild.bild();",
        ),
        block('ts', "import './nowhere';\nimport 'no-such-package';"),
        block('ts kind="options"', 'output: {\n  filenameHash: 8,\n},'),
      ),
    ).toEqual([
      expect.stringMatching(
        /^5 {2}Object literal may only specify known properties, but 'filenameHas' does not exist.*'filenameHash'/,
      ),
      `11  '"@rsbuild/core"' has no exported member named 'defineConfg'. Did you mean 'defineConfig'? (TS2724)  ${remedy}`,
      `19  Property 'bild' does not exist on type 'RsbuildInstance'. Did you mean 'build'? (TS2551)  ${remedy}`,
      expect.stringContaining('show that file in a block of this page'),
      expect.stringContaining('install no-such-package in scripts/documented'),
      expect.stringMatching(/^29 {2}Type 'number' is not assignable/),
    ]);
  });

  it('isolates the declarations of each page', async () => {
    const declaration = block(
      'ts title="src/env.d.ts"',
      "declare module '*.svg?react' {\n  const url: string;\n  export default url;\n}",
    );
    const use = block(
      'ts title="src/index.ts"',
      "import logo from './logo.svg?react';\nlogo.trim();",
    );
    expect(await messagesOf(types, declaration, use)).toEqual([]);
    expect(await messagesOf(types, use)).toEqual([
      expect.stringContaining("Cannot find module './logo.svg?react'"),
    ]);
  });
});

describe('json', () => {
  it('parses, with comments only where allowed', async () => {
    expect(
      await messagesOf(
        json,
        block('json', '{ "a": 1 }'),
        block('jsonc', '{\n  // why\n  "a": 1,\n}'),
      ),
    ).toEqual([]);
    expect(await messagesOf(json, block('json', '{\n  // why\n  "a": 1\n}'))).toEqual([
      '2  not valid JSON: a comment is not allowed  remove it, or write ```jsonc',
    ]);
    expect(await messagesOf(json, block('json', '{\n  "a": 1,\n}'))).toEqual([
      expect.stringContaining('3  not valid JSON: a key is missing here'),
    ]);
  });

  it('checks the options of TypeScript', async () => {
    expect(
      await messagesOf(
        json,
        block(
          'json title="tsconfig.json"',
          '{\n  "compilerOptions": {\n    "strickt": true\n  }\n}',
        ),
      ),
    ).toEqual([
      "3  Unknown compiler option 'strickt'. Did you mean 'strict'?  use an option and a value that TypeScript has",
    ]);
  });
});

describe('styles', () => {
  it('compiles each language with its own tool', async () => {
    const scss = '$a: red;\n.b { color: $a; }';
    const less = '@a: red;\n.b { color: @a; }';
    const stylus = 'a = red\n.b\n  color a';
    expect(
      await messagesOf(
        styles,
        block('css', '.a { & b { c: d; } }'),
        block('scss', scss),
        block('less', less),
        block('stylus', stylus),
      ),
    ).toEqual([]);
    expect(await messagesOf(styles, block('css', '.a {\n  color: red;'))).toEqual([
      '1  Unclosed block  correct the rule',
    ]);
    expect(await messagesOf(styles, block('scss', '.b {\n  color: $a;\n}'))).toEqual([
      '2  Undefined variable.  correct the rule',
    ]);
    expect(await messagesOf(styles, block('less', '.b {\n  color: @a;\n}'))).toEqual([
      '2  variable @a is undefined  correct the rule',
    ]);
  });

  it('finds other files shown on the page', async () => {
    const other = block('scss title="src/theme.scss"', '$a: red;');
    const use = block('scss title="src/index.scss"', "@use './theme';\n.b { color: theme.$a; }");
    expect(await messagesOf(styles, other, use)).toEqual([]);
    expect(await messagesOf(styles, use)).toEqual([
      expect.stringMatching(/^1 {2}Can't find stylesheet to import\. {2}show that file/),
    ]);
  });
});

describe('html', () => {
  it('requires complete, closed tags', async () => {
    expect(
      await messagesOf(
        html,
        block(
          'html',
          '<!doctype html>\n<html>\n<body><div id="<%= mountId %>"></div></body>\n</html>',
        ),
      ),
    ).toEqual([]);
    expect(await messagesOf(html, block('html', '<ul>\n  <li>a\n</ul>\n<div>\n<p>a'))).toEqual([
      '4  <div> is not closed  write </div>',
    ]);
    expect(await messagesOf(html, block('html', '<html>\n</html>'))).toEqual([
      expect.stringContaining('missing doctype  begin with <!doctype html>'),
    ]);
    expect(await messagesOf(html, block('html', '<p id="a" id="b"></p>'))).toEqual([
      expect.stringContaining('1  not valid HTML: duplicate attribute'),
    ]);
  });
});

describe('component', () => {
  it('compiles Vue components', async () => {
    const vue = (name: string): string =>
      `<script setup lang="ts">\nconst count: number = 1;\n</script>\n\n<template>\n  <p v-if="count">{{ ${name} }}</p>\n</template>`;
    expect(await messagesOf(component, block('vue', vue('count')))).toEqual([]);
    expect(await messagesOf(component, block('vue', vue('count +')))).toEqual([
      expect.stringMatching(/^6 {2}/),
    ]);
  });

  it('compiles Svelte components', async () => {
    expect(
      await messagesOf(
        component,
        block(
          'svelte',
          '<script lang="ts">\n  let count: number = $state(0);\n</script>\n\n<p>{count}</p>',
        ),
      ),
    ).toEqual([]);
    expect(await messagesOf(component, block('svelte', '<p>\n  {#if a}\n</p>'))).toEqual([
      expect.stringMatching(/^[23] {2}.* {2}correct the component$/),
    ]);
  });
});

describe('shell', () => {
  it('accepts existing commands and flags of the CLI', async () => {
    expect(
      await messagesOf(
        shell,
        block(
          'bash',
          'npx rsbuild dev --open --port 8080\nNODE_ENV=test npx rsbuild build -w --env-mode=staging\nrsbuild preview --host 0.0.0.0\nnpm run dev -- --port 8080\ngit status --short',
        ),
        block('json title="package.json"', '{ "scripts": { "dev": "rsbuild dev --open" } }'),
      ),
    ).toEqual([]);
  });

  it('reports missing commands and flags', async () => {
    expect(
      await messagesOf(
        shell,
        block(
          'bash',
          '# why\nnpx rsbuild biuld\npnpm rsbuild dev --prot 80\nnpm run build -- --analyse\nnpx rsbuild build --watch yes',
        ),
        block('json title="package.json"', '{\n  "scripts": {\n    "dev": "rsbuild serve"\n  }\n}'),
        block('bash', "echo 'a"),
      ),
    ).toEqual([
      '2  the CLI of @rsbuild/core 1.7.6 has no command biuld  did you mean rsbuild build?',
      '3  rsbuild dev has no flag --prot  did you mean --port?',
      expect.stringMatching(/^4 {2}rsbuild build has no flag --analyse {2}use one of /),
      '5  --watch takes no value  remove yes',
      '11  the CLI of @rsbuild/core 1.7.6 has no command serve  use one of dev, build, preview, inspect',
      expect.stringMatching(/^17 {2}the shell cannot read this/),
    ]);
  });
});

describe('configuration', () => {
  it('runs with the real package where possible', async () => {
    expect(
      await messagesOf(
        configuration,
        block(
          CONFIG,
          `import { pluginReact } from '@rsbuild/plugin-react';\n${config('  plugins: [pluginReact()],')}`,
        ),
        block(`${CONFIG} build`, config("  output: { distPath: 'build' },")),
      ),
    ).toEqual([]);
  });

  it("finds the template that the page changes, and doesn't treat a change as a configuration", async () => {
    expect(
      await messagesOf(
        configuration,
        block('diff title="public/index.html"', ' <html>\n-<title>%T%</title>\n+<title>T</title>'),
        block(CONFIG, config("  html: { template: './public/index.html' },")),
        block('diff title="rsbuild.config.ts"', ' html: {\n+  title: 1,\n },'),
      ),
    ).toEqual([]);
  });

  it('reports the error if it fails', async () => {
    const thrown = "throw new Error('no such setting');";
    expect(
      await messagesOf(
        configuration,
        block(CONFIG, config("  html: { template: './nowhere.html' },")),
        block(CONFIG, `${config('')}\n\n${thrown}`),
        block(`${CONFIG} build`, config("  source: { entry: { index: './src/nowhere.js' } },")),
        block(CONFIG, `process.exit(0);\n${config('')}`),
      ),
    ).toEqual([
      expect.stringMatching(
        /^1 {2}in development: .*Failed to resolve HTML template.*nowhere\.html/,
      ),
      expect.stringMatching(/^\d+ {2}in development: no such setting {2}/),
      expect.stringMatching(/in production: .*(?:Rspack build failed|nowhere)/),
      expect.stringContaining('it ends the process that loads it'),
    ]);
  });
});

describe('output', () => {
  const BUILT = block(
    `${CONFIG} build`,
    config("  output: { distPath: 'build', filenameHash: false },"),
  );

  it('accepts files, their text, and messages produced by a run', async () => {
    expect(
      await messagesOf(
        output,
        block(
          'text output="dist"',
          'dist\n├── index.html\n└── static\n    ├── js/index.0123abcd.js\n    └── …',
        ),
        BUILT,
        block(
          'text output="build"',
          'build/index.html        0.3 kB\nbuild/static/js/async/chart.js',
        ),
        block(
          'html output="build/index.html"',
          '<script\n  defer src="/static/js/index.js"></script>',
        ),
        block('text output="log"', 'ready   built in 0.04 s'),
        block('js title="build.mjs" run', "console.log('3 files');"),
        block('text output="log"', '7 files'),
        block('ts kind="setup" build', "console.log(['web']);"),
        block('text output="log"', "[ 'web' ]"),
      ),
    ).toEqual([]);
  });

  it('reports what a run does not produce', async () => {
    expect(
      await messagesOf(
        output,
        BUILT,
        block('text output="build"', 'build\n├── index.html\n└── main.js'),
        block('html output="build/index.html"', '<title>\nHello'),
        block('html output="build/other.html"', '<p>'),
        block('text output="log"', 'ready   built\nall is well'),
      ),
    ).toEqual([
      expect.stringMatching(
        /^11 {2}build\/main\.js is not written {2}show what is: .*build\/index\.html/,
      ),
      '16  build/index.html does not contain this line  show what the run writes',
      expect.stringMatching(
        /^19 {2}build\/other\.html is not written {2}name one of build\/index\.html/,
      ),
      expect.stringMatching(/^25 {2}the run does not print this {2}show what it prints: /),
    ]);
  });
});

describe('effect', () => {
  const SAMPLE = block(CONFIG, config('  output: { filenameHash: false },'));

  it('accepts the recorded effect of an option', async () => {
    const tag = '<OptionEffect of="output.filenameHash" in="files" />';
    expect(await messagesOf(effect, SAMPLE, tag)).toEqual([]);
  });

  it('reports an effect that a run does not have, and says how to record it', async () => {
    const other = block(CONFIG, config("  output: { filenameHash: false, distPath: 'build' },"));
    const [message, ...others] = await messagesOf(
      effect,
      SAMPLE,
      '<OptionEffect of="output.distPath" />',
      '<OptionEffect of="output.filenameHash" in="dist/none.txt" />',
      other,
      '<OptionEffect of="output.filenameHash" in="files" />',
    );
    expect(message).toMatch(
      /^0 {2}<OptionEffect of="output.distPath">: the configuration does not set output\.distPath {2}/,
    );
    expect(others).toEqual([
      expect.stringMatching(/^0 {2}.* it changes nothing in dist\/none\.txt {2}/),
      expect.stringMatching(
        /optionEffects\.json has another effect of output\.filenameHash: its line \d+ is '.*', and '.*' in a run {2}run npm run generate:effects, and read what changed$/,
      ),
    ]);
  });
});
