import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LinkFactsFile } from '@config/facts/linkFacts';
import { docs, referencePages } from './code/references/pages';
import { readReferencePages } from './code/references/referencePages';
import { linkFacts } from './linkFacts';

describe('the facts of a page', () => {
  let folder: string;

  const write = (file: string, ...blocks: string[]): void => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), `---\ndescription: X\n---\n\n${blocks.join('\n\n')}\n`);
  };
  const options = () => linkFacts('options', 'en', folder, readReferencePages(folder));
  const sections = (lang: 'en' | 'zh' = 'en') =>
    linkFacts('sections', lang, folder, readReferencePages(folder));

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'link-facts-'));
    write(
      'en/config/log-level.mdx',
      "import { Badge } from '@components/Badge';",
      '# logLevel',
      '<Badge text="new" />',
      '`logLevel` sets **how much**\nthe [terminal](/guide/basic/cli) shows, such as `info`. More.',
    );
    write('en/config/mode.mdx', '# mode', '<OptionMeta of="mode" />', 'One of these:');
    write(
      'en/api/javascript-api/core.mdx',
      '# Core API',
      '## loadEnv',
      '`(options?: LoadEnvOptions) => LoadEnvResult`',
      '```js\n## defineConfig\n```',
      'Reads files. Then more.',
      '## runCLI',
      '`() => void`, without arguments',
      'Added in 1.1.3. Runs the command line.',
    );
    write(
      'zh/plugins/dev/hooks.mdx',
      '# 钩子',
      '### modifyHTML {#modifyhtml}',
      '修改 HTML。1.3.15 新增。',
      '- **类型：** `ModifyHTMLFn`，即 `(html: string) => string`。\n- **时机：** 1.6.8 新增。',
    );
    write(
      'en/plugins/list/plugin-react.mdx',
      '# React plugin',
      '### fastRefresh',
      '<OptionMeta of="plugin-react.fastRefresh" />',
      'Added in version 1.0.5 of the plugin.',
      'Turns Fast Refresh off.',
    );
  });

  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('are the declaration of an option, and the first sentence of its page', () => {
    expect(options()['/config/log-level']).toEqual({
      title: 'logLevel',
      type: "'info' | 'warn' | 'error' | 'silent'",
      default: "'info'",
      since: '1.4.2',
      text: '`logLevel` sets how much the terminal shows, such as `info`.',
    });
  });

  it('say that the page describes a default in words, and that a list follows', () => {
    expect(options()['/config/mode']).toMatchObject({ default: null, text: 'One of these:…' });
  });

  it('are the type of a member, the version in its first paragraph, and its first sentence', () => {
    expect(sections()).toMatchObject({
      '/api/javascript-api/core#loadenv': {
        title: 'loadEnv',
        type: '(options?: LoadEnvOptions) => LoadEnvResult',
        text: 'Reads files.',
      },
      '/api/javascript-api/core#runcli': {
        title: 'runCLI',
        type: '() => void',
        since: '1.1.3',
        text: 'Runs the command line.',
      },
    });
    expect(sections()).not.toHaveProperty(['/api/javascript-api/core#defineconfig']);
  });

  it('are the function that a hook calls, in Chinese as well', () => {
    expect(sections('zh')).toEqual({
      '/plugins/dev/hooks#modifyhtml': {
        title: 'modifyHTML',
        type: '(html: string) => string',
        since: '1.3.15',
        text: '修改 HTML。',
      },
    });
  });

  it('name the plugin whose version added an option', () => {
    expect(sections()['/plugins/list/plugin-react#fastrefresh']).toMatchObject({
      type: 'boolean',
      since: 'plugin-react 1.0.5',
      text: 'Turns Fast Refresh off.',
    });
  });
});

describe.each(['options', 'sections'] as const)('the facts of all %s', (kind) => {
  const [en, zh] = (['en', 'zh'] as const).map((lang): LinkFactsFile =>
    linkFacts(kind, lang, docs, referencePages),
  );
  const withoutText = (facts: LinkFactsFile = {}) =>
    Object.entries(facts).map(([url, entry]) => ({ url, ...entry, text: undefined }));

  it('are the same in both languages, apart from the sentence', () => {
    expect(Object.keys(en ?? {}).length).toBeGreaterThan(100);
    expect(withoutText(zh)).toEqual(withoutText(en));
  });

  it('contain a sentence whose only marks are those of code', () => {
    const texts = Object.values({ ...en, ...zh }).map((entry) => entry?.text ?? '');
    const isWhole = (text: string) =>
      /^[^`]*(?:`[^`]+`[^`]*)*[.。…]$/.test(text) && !/\]\(|\*\*|<[A-Z]/.test(text);
    expect(texts.filter((text) => !isWhole(text))).toEqual([]);
  });
});
