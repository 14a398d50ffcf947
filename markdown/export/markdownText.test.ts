import { describe, expect, it } from 'vitest';
import { markdownText } from './markdownText';

const copy = (body: string): string =>
  markdownText(body, { lang: 'en', urlOf: (href) => `https://docs.example${href}.md` });

describe('the Markdown copy of a page', () => {
  it('omits heading ids that equal the generated ones', () => {
    expect(copy('## 标题 {#heading}\n\n### `a` \\{#b}\n')).toBe('## 标题\n\n### `a`\n');
  });

  it('keeps code unchanged, whatever it contains', () => {
    const code =
      '````md\n```\n## A {#a}\n```\n\n\n<Steps>\n<Foo\n  a="b"\n/>\n````\n\n`<Badge text="a" />` and `[a](/b)`\n';
    expect(copy(code)).toBe(code);
  });

  it('keeps only language and file name of a code fence', () => {
    expect(
      copy('```ts title="a.ts" kind="setup" {2-3}\nlet a;\n```\n\n```text output="log"\na\n```'),
    ).toBe('```ts title="a.ts"\nlet a;\n```\n\n```text\na\n```\n');
  });

  it('writes absolute links to pages of the site', () => {
    expect(copy('[a](/b), [`c`](/d) and [e](https://e.example) ![f](/f)')).toBe(
      '[a](https://docs.example/b.md), [`c`](https://docs.example/d.md) and [e](https://e.example) ![f](https://docs.example/f.md)\n',
    );
  });

  it('quotes a container under its title', () => {
    expect(copy(':::tip Own title\nText.\n\n- 1\n\n:::\n\n:::warning\nText.\n:::')).toBe(
      '> **Own title**\n>\n> Text.\n>\n> - 1\n>\n\n> **Warning**\n>\n> Text.\n',
    );
  });
});

describe('a component in a Markdown copy', () => {
  it.each([
    ['import', "import { Steps } from '@components/Steps';\n\n# A", '# A\n'],
    ['Badge', '- a <Badge tone="info" text="new" /> b', '- a (new) b\n'],
    [
      'Cards',
      '<Cards>\n  <Card title="A" href="/a">One.</Card>\n  <Card\n    title="B"\n    href="https://b.example"\n  >\n    Two.\n  </Card>\n</Cards>',
      '- [A](https://docs.example/a.md): One.\n- [B](https://b.example): Two.\n',
    ],
    ['FileTree', '<FileTree>\n\n- src\n  - a.ts\n\n</FileTree>', '- src\n  - a.ts\n'],
    ['NextSteps', '<NextSteps>\n\n- a\n\n</NextSteps>', '**Next steps**\n\n- a\n'],
    [
      'OptionMeta',
      'Text.\n\n<OptionMeta of="dev.hmr" />',
      'Text.\n\n- **Type**: `boolean`\n- **Default**: `true`\n',
    ],
    [
      'OptionMeta of an option that came later',
      'Text.\n\n<OptionMeta of="logLevel" />',
      "Text.\n\n- **Type**: `'info' | 'warn' | 'error' | 'silent'`\n- **Default**: `'info'`\n- **Added in**: 1.4.2\n",
    ],
    [
      'OptionFields',
      '<OptionFields of="output.manifest">\n\n- `filename`: Name of the file, `a.json`.\n\n  More.\n\n- `prefix`: Adds it.\n\n</OptionFields>\n\n- `filename`: Outside.',
      "- `filename` (`string`, default `'manifest.json'`, added in 1.2.0): Name of the file, `a.json`.\n\n  More.\n\n- `prefix` (`boolean`, default `true`, added in 1.6.12): Adds it.\n\n- `filename`: Outside.\n",
    ],
    [
      'OptionEffect',
      'Text.\n\n<OptionEffect of="dev.hmr" mode="development" />\n\n## A',
      "Text.\n\n**What `dev.hmr` changes in the Rspack configuration, in development mode**\n\n```diff\n plugins: [\n   …\n-  /* config.plugin('hmr') */\n-  new HotModuleReplacementPlugin(),\n   …\n ],\n```\n\n## A\n",
    ],
    [
      'OptionEffect in the text of a file',
      '<OptionEffect of="html.implementation" in="dist/index.html" />',
      '**What `html.implementation` changes in the build output**\n\n```diff title="dist/index.html"\n <html>\n   <head>\n     …\n-    <meta charset="utf-8" />\n-    <meta name="viewport" content="width=device-width, initial-scale=1.0" />\n+    <meta charset="utf-8" name="charset" />\n+    <meta content="width=device-width,initial-scale=1.0" name="viewport" />\n     …\n   </head>\n   …\n </html>\n```\n',
    ],
    [
      'TypeDeclaration',
      '### `HtmlBasicTag`\n\n<TypeDeclaration of="MetaAttrs" />',
      '### `HtmlBasicTag`\n\n```ts\ntype MetaAttrs = Record<string, string | boolean>;\n```\n',
    ],
    [
      'OptionMeta of a long type, on one line',
      '<OptionMeta of="dev.cliShortcuts" />',
      '- **Type**: `boolean | { custom?: (shortcuts: CliShortcut[]) => CliShortcut[]; help?: boolean | string; }`\n- **Default**: described below\n- **Added in**: 1.0.11\n',
    ],
    [
      'PackageManagerTabs',
      '1. a\n\n   <PackageManagerTabs command="npm install" />',
      '1. a\n\n   ```bash\n   npm install\n   ```\n',
    ],
    ['Steps', '<Steps>\n\n### A\n\nText.\n\n</Steps>', '### A\n\nText.\n'],
    [
      'Tabs',
      '<Tabs>\n<Tab label="A" value="a">\n\na\n\n</Tab>\n<Tab label="B" value="b">\n\nb\n\n</Tab>\n</Tabs>',
      '**A**\n\na\n\n**B**\n\nb\n',
    ],
    [
      'SourceLink',
      '<SourceLink path="a.ts">the code</SourceLink>',
      '[the code](https://github.com/web-infra-dev/rsbuild/blob/v1.7.6/a.ts)\n',
    ],
  ])('is text: %s', (_, body, text) => {
    expect(copy(body)).toBe(text);
  });

  it('is a table with links to the copies: MigrationTable', () => {
    expect(copy('Text.\n\n<MigrationTable of="vite.server" />')).toMatch(
      /^Text.\n\n\| Vite \| Rsbuild \| Difference \|\n\| --- \| --- \| --- \|\n\| `server.port` \| \[server.port\]\(.*\/config\/server\/port/,
    );
  });

  it('is a table with links to the copies: OptionChanges', () => {
    expect(copy('Text.\n\n<OptionChanges version="1.7" />')).toMatch(
      /^Text.\n\n\| Option \| Change \| In 2.x \|\n\| --- \| --- \| --- \|\n\| \[`dev.client.overlay`\]\((?!\/config)/,
    );
  });

  it('is a table of figures: Benchmark', () => {
    expect(copy('<Benchmark />')).toMatch(
      /^Median time.*\n\n\| Tool \|.*\n\| --- \|.*\n\| Rsbuild /,
    );
  });
});
