import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sourceHash } from '@publish/sourceHash';
import { contentCheck } from './contentCheck';
import { runRules } from './report/runRules';
import { page as shortPage } from './testing/siteOf';
import { recordSource } from './translation/recordSource';

const SCRIPT = path.join(import.meta.dirname, 'check.ts');
const PROJECT = path.join(import.meta.dirname, '../..');
const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

// Reads the code of all documented packages; pageRules.test.ts tests what --page makes of it.
vi.mock('../options/readers/readReaders', () => ({ readReaders: () => [] }));

// A process and the dictionaries start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** Enough words for a page, in sentences of five. */
const FILLER = 'It says a little more. '.repeat(30);
const CHINESE_FILLER = '这里再多说一点。'.repeat(30);

const page = (body: string, frontMatter?: string): string =>
  shortPage(`${body}\n\n${FILLER}`, frontMatter);

const NAV = '[{ "text": "Config", "link": "/config/" }]';
const HEALTHY = {
  'components/Steps/index.ts': '',
  'tests/data/routes.json': '{ "en": ["/", "/config/"], "zh": ["/zh/", "/zh/config/"] }',
  'docs/public/logo.svg': '',
  ...both('_nav.json', NAV),
  ...both('index.mdx', page('', 'pageType: home\ndescription: Home.')),
  ...both('config/_meta.json', '["index"]'),
  ...both('config/index.mdx', page('# Config')),
};

/** One page or file with a defect of each kind, and the line that must be reported. */
const DEFECTS: readonly (readonly [name: string, files: Record<string, string>, line: string])[] = [
  [
    'syntax',
    both('config/a.mdx', page('# A\n\nA {b c} d.')),
    'docs/en/config/a.mdx:7  the page does not parse',
  ],
  [
    'syntax',
    { 'docs/en/guide/_meta.json': '["x",\n]' },
    'docs/en/guide/_meta.json:2  not valid JSON',
  ],
  [
    'front-matter',
    both('config/b.mdx', page('# B', 'description: B.\ntitel: B')),
    'docs/en/config/b.mdx:3  unknown key titel  did you mean title?',
  ],
  ['title', both('config/c.mdx', page('Text.')), 'docs/en/config/c.mdx:1  the page has no title'],
  [
    'containers',
    both('config/d.mdx', page('# D\n\n:::tipp\nText.\n:::')),
    'docs/en/config/d.mdx:7  :::tipp is not a kind of container',
  ],
  [
    'tables',
    both('config/columns.mdx', page('# T\n\n| | B |\n| - | - |\n| a | b |')),
    'docs/en/config/columns.mdx:7  a column of the table has no name',
  ],
  [
    'message-coverage',
    both('guide/faq/messages.mdx', page('# M')),
    'docs/en/guide/faq/messages.mdx:1  “[rsbuild:config] Could not find any entry module',
  ],
  [
    'fences',
    both('config/e.mdx', page('# E\n\n```\nx\n```')),
    'docs/en/config/e.mdx:7  a code block without a language',
  ],
  [
    'imports',
    both('config/f.mdx', page("import { Stps } from '@components/Stps';\n\n# F\n\n<Stps />")),
    'docs/en/config/f.mdx:5  @components/Stps is not a writer component',
  ],
  [
    'duplicate-urls',
    both('config.mdx', page('# G', 'pageType: custom\ndescription: G.')),
    'docs/en/config.mdx:1  its URL /config is also that of docs/en/config/index.mdx',
  ],
  [
    'navigation',
    both('_nav.json', '[\n{ "text": "X",\n"link": "/x" }]'),
    'docs/en/_nav.json:3  /x leads to no page',
  ],
  [
    'sidebar',
    both('config/h.mdx', page('# H')),
    'docs/en/config/h.mdx:1  the page is in no sidebar',
  ],
  [
    'routes',
    both('config/y.mdx', page('# Y')),
    'docs/en/config/y.mdx:1  /config/y is not in tests/data/routes.json',
  ],
  [
    'links',
    both('config/i.mdx', page('# I\n\n[a](/confg/)')),
    'docs/en/config/i.mdx:7  /confg/ leads to no page',
  ],
  [
    'link-text',
    both('config/here.mdx', page('# L\n\n[click here](/config/)')),
    'docs/en/config/here.mdx:7  “click here” does not tell where the link goes',
  ],
  [
    'images',
    both('config/j.mdx', page('# J\n\n![](/logo.svg)')),
    'docs/en/config/j.mdx:7  the image /logo.svg has no alternative text',
  ],
  [
    'counterparts',
    { 'docs/en/config/k.mdx': page('# K') },
    'docs/en/config/k.mdx:1  its counterpart docs/zh/config/k.mdx is missing',
  ],
  [
    'heading-ids',
    {
      'docs/en/config/l.mdx': page('# L\n\n## M'),
      'docs/zh/config/l.mdx': page('# L\n\n## 用法'),
    },
    'docs/zh/config/l.mdx:7  the heading says no id',
  ],
  [
    'sidebar-counterparts',
    { 'docs/zh/config/_meta.json': '["index",\n{ "type": "divider" }]' },
    'docs/zh/config/_meta.json:2  divider where docs/en/config/_meta.json has no further entry',
  ],
  [
    'counterpart-content',
    {
      'docs/en/config/n.mdx': page('# N\n\n```ts\nf(1);\n```'),
      'docs/zh/config/n.mdx': page('# N\n\n```ts\nf(2);\n```'),
    },
    "docs/zh/config/n.mdx:8  'f(2);' where docs/en/config/n.mdx:7 has 'f(1);'",
  ],
  [
    'counterpart-parts',
    {
      'docs/en/config/o.mdx': page('# O\n\n<Steps>\n\n</Steps>'),
      'docs/zh/config/o.mdx': page('# O'),
    },
    'docs/zh/config/o.mdx:1  <Steps> not at all, and once in docs/en/config/o.mdx:7',
  ],
  [
    'translation-record',
    { 'docs/en/config/p.mdx': page('# P'), 'docs/zh/config/p.mdx': page('# P') },
    'docs/zh/config/p.mdx:2  it records no state of the English page',
  ],
  [
    'typography',
    both('config/q.mdx', page('# Q\n\n使用 Rsbuild构建。')),
    'docs/zh/config/q.mdx:8  no space between Latin and Chinese: sbuild构建。',
  ],
  [
    'spelling',
    both('config/r.mdx', page('# R\n\nThe confguration.')),
    'docs/en/config/r.mdx:7  confguration is in no dictionary',
  ],
  [
    'untranslated',
    both('config/left.mdx', page('# L\n\nThis sentence is still in English.')),
    'docs/zh/config/left.mdx:8  English on a Chinese page: This sentence',
  ],
  [
    'typos',
    both('config/twice.mdx', page('# T\n\nIt uses the the cache.')),
    'docs/en/config/twice.mdx:7  “the the”  write the',
  ],
  ['strings', { 'i18n.json': '{\n"a.b": { "en": "A" }\n}' }, 'i18n.json:2  a.b has no text in zh'],
  [
    'names',
    both('config/s.mdx', page('# S\n\nIt uses Webpack.')),
    'docs/en/config/s.mdx:7  Webpack for webpack  write webpack',
  ],
  [
    'heading-case',
    both('config/t.mdx', page('# Quick Start')),
    'docs/en/config/t.mdx:5  Start has a capital inside a heading  write start',
  ],
  [
    'voice',
    {
      'scripts/content/voice/adopted.txt': 'docs/en/config/anew.mdx',
      ...both('config/anew.mdx', page('# Anew\n\nThe page loads anew.')),
    },
    'docs/en/config/anew.mdx:7  “anew” is hard to read  write again',
  ],
  [
    'thin-pages',
    both('config/u.mdx', shortPage('# U')),
    'docs/en/config/u.mdx:1  the page has 5 words',
  ],
  [
    'option-pages',
    both('config/v.mdx', page('# V')),
    'docs/en/config/v.mdx:1  @rsbuild/core 1.7.6 has no option for /config/v',
  ],
  [
    'option-fields',
    both(
      'config/z.mdx',
      page(
        '# Z\n\n<OptionFields of="security.sri">\n\n- `enable`: Turns it on.\n\n</OptionFields>',
      ),
    ),
    "docs/en/config/z.mdx:7  security.sri has a field algorithm that <OptionFields> doesn't describe",
  ],
  [
    'option-names',
    both('config/w.mdx', page('# W\n\nSet `output.minfy`.')),
    'docs/en/config/w.mdx:7  @rsbuild/core 1.7.6 has no option output.minfy  did you mean output.minify?',
  ],
  [
    'option-facts',
    both('config/facts.mdx', page("# F\n\nSet `mode` to `'staging'`.")),
    "docs/en/config/facts.mdx:7  mode does not take 'staging'",
  ],
  [
    'api-members',
    both('config/member.mdx', page('# M\n\nCall `api.onAfterBiuld`.')),
    'docs/en/config/member.mdx:7  api has no member onAfterBiuld',
  ],
  [
    'known-names',
    both('config/known.mdx', page('# K\n\nInstall `@rsbuild/plugin-recat`.')),
    'docs/en/config/known.mdx:7  @rsbuild/plugin-recat is not a package',
  ],
  [
    'reference-coverage',
    both('api/javascript-api/core.mdx', page('# Core')),
    'docs/en/config/output/dist-path.mdx:1  the option output.distPath has neither a page nor a section',
  ],
  [
    'sentences',
    both('config/long.mdx', page(`# L\n\n${'More and '.repeat(21)}more.`)),
    'docs/en/config/long.mdx:7  a sentence of 43 words',
  ],
  [
    'option-links',
    {
      ...both('config/output/minify.mdx', page('# output.minify')),
      ...both('config/x.mdx', page('# X\n\nSet [output.minify](/config/).')),
    },
    'docs/en/config/x.mdx:7  output.minify leads to /config/',
  ],
];

/** Rules that the small site skips, or that can't fail. */
const WITHOUT_DEFECT = ['redirects', 'option-field-lists', 'translation-state'];

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'content-'));
  write(HEALTHY);
  vi.stubEnv('GITHUB_ACTIONS', '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

describe('npm run check:content', () => {
  it('accepts a healthy site, and lists what it skipped', async () => {
    const { status, output } = await run('--json', 'result.json');
    expect(output).toMatch(
      /^redirects: skipped, there is no config\/redirects.ts\nreference-coverage: skipped, the site has no .*\nmessage-coverage: skipped, .*\nNo problems \(\d+ rules, 4 files, /,
    );
    expect(status).toBe(0);
    expect(JSON.parse(readFileSync(path.join(root, 'result.json'), 'utf8'))).toEqual({
      passed: expect.any(Number) as number,
      failed: 0,
    });
  });

  it('reports every kind of defect with its line, without a stack trace', async () => {
    for (const [, files] of DEFECTS) write(files);
    const { status, output } = await run('--json', 'result.json');
    expect(status).toBe(1);
    for (const [rule, , line] of DEFECTS) {
      const reported = output.split('\n').filter((text) => text.startsWith(line));
      expect(reported, line).toEqual([expect.stringMatching(new RegExp(` {2}\\[${rule}\\]$`))]);
    }
    expect(output).not.toMatch(/^\s+at /m);
    expect(JSON.parse(readFileSync(path.join(root, 'result.json'), 'utf8'))).toEqual({
      passed: expect.any(Number) as number,
      failed: new Set(DEFECTS.map(([rule]) => rule)).size,
    });
  });

  it('has a defect for each of its rules', async () => {
    const { output } = await run('--only', 'a name that no rule has');
    const names = output
      .trim()
      .replace(/^.*the rules are /, '')
      .split(', ');
    const planted = new Set(DEFECTS.map(([rule]) => rule));
    expect(
      names.filter((name) => !planted.has(name)),
      'rules to add to DEFECTS in check.test.ts',
    ).toEqual(WITHOUT_DEFECT);
  });

  it('fixes with --fix what can be fixed automatically, and reports the rest', async () => {
    write(both('config/q.mdx', page('# Q\n\n使用Rsbuild构建, [a](/confg/)')));
    const { status, output } = await run('--only', 'typography', '--only', 'links', '--fix');
    expect(output).toMatch(/^Fixed \d+ places\.\n/);
    expect(output).toContain('docs/zh/config/q.mdx:8  /confg/ leads to no page');
    expect(output).not.toContain('[typography]');
    expect(status).toBe(1);
    expect(readFileSync(path.join(root, 'docs/zh/config/q.mdx'), 'utf8')).toContain(
      '\n使用 Rsbuild 构建，[a](/confg/)\n',
    );
  });

  it('annotates the lines of a pull request', async () => {
    write(both('config/a.mdx', page('# A\n\n[a](/confg/)')));
    expect((await run('--only', 'links')).output).not.toContain('::error');
    vi.stubEnv('GITHUB_ACTIONS', 'true');
    expect((await run('--only', 'links')).output).toContain(
      '::error file=docs/en/config/a.mdx,line=7,col=1,title=links::/confg/ leads to no page. To fix it: did you mean /config/?\n',
    );
  });

  it('runs the rules selected by --only, and lists the existing ones', async () => {
    write({ 'docs/en/config/k.mdx': page('# K') });
    expect((await run('--only', 'links', '--only', 'images')).status).toBe(0);
    expect(await run('--only', 'counterpart')).toEqual({
      status: 1,
      output: 'check:content stopped: no rule is called counterpart; did you mean counterparts?\n',
    });
  });

  it('reports with --changed only problems of a changed file or its counterpart', async () => {
    write(both('config/a.mdx', page('# A\n\n[a](/confg/)')));
    git('init', '-q', '-b', 'main');
    git('add', '.');
    git('commit', '-q', '-m', 'Begin');
    write({ 'docs/en/config/index.mdx': page('# Config\n\n## New') });
    write({ 'docs/en/config/b.mdx': page('# B') });
    const { output } = await run('--changed');
    expect(output).toContain('docs/zh/config/index.mdx:6  no heading after this for ## New');
    expect(output).toContain('docs/en/config/b.mdx:1  its counterpart');
    expect(output).not.toContain('/confg/');
  });

  it('reports only on the named files and folders, with all their problems', async () => {
    write(both('config/a.mdx', page('# A\n\n[a](/confg/)\n\nThe page loads anew.')));
    write(both('guide/b.mdx', page('# B\n\n[b](/confg/)')));
    const { output } = await run('--only', 'links', '--only', 'voice', 'docs/en/config/');
    expect(output).toContain('docs/en/config/a.mdx:7  /confg/ leads to no page');
    expect(output).toContain('docs/en/config/a.mdx:9  “anew” is hard to read');
    expect(output).not.toMatch(/docs\/(?:zh|en\/guide)/);
    expect((await run('docs/en/confg')).output).toBe(
      'check:content stopped: there is no file or folder docs/en/confg\n',
    );
  });

  it('reports on one page what its author decides, including claims', async () => {
    const text = 'Rsbuild never asks. Every page loads twice.';
    const files = both('config/index.mdx', page(`# Config\n\n${text}`));
    const chinese = 'docs/zh/config/index.mdx';
    write({ ...files, [chinese]: files[chinese]?.replace(text, '每个页面加载两次。') ?? '' });
    write({ 'tests/claims/config/index.test.ts': "test('Rsbuild never asks', () => {});" });
    const { status, output } = await run('--page', 'config/index');
    expect(status).toBe(0);
    expect(output).toContain("docs/en/config/index.mdx:7  no claim proves 'Every'");
    expect(output).not.toContain("'never'");
    expect((await run('--page', 'confg/index')).output).toBe(
      'check:content stopped: no page has confg/index in its route; did you mean config/index?\n',
    );
  });

  it('reports a comma that is missing in i18n.json in one line', async () => {
    write({
      'i18n.json': '{\n"a.b": { "en": "A", "zh": "甲" }\n"a.c": {}\n}',
      'scripts/content/voice/adopted.txt': 'i18n.json',
    });
    expect(await run('--only', 'syntax', '--only', 'voice')).toEqual({
      status: 1,
      output: expect.stringMatching(
        /^i18n\.json:3 {2}not valid JSON: a comma is missing before this {2}end the entry before it with a comma {2}\[syntax\]\n\n?1 problem/,
      ) as string,
    });
    // A module that imports the project's own file stops at the mistake before the check can report it.
    vi.doMock('../../i18n.json', () => {
      throw new Error('check:content imports i18n.json');
    });
    vi.resetModules();
    await expect(import('./rules')).resolves.toBeDefined();
  });

  it("reports in one sentence why it can't run", async () => {
    expect((await run('--changed')).output).toBe(
      'check:content stopped: --changed needs a git repository with a branch main; leave it out to check every file\n',
    );
    rmSync(path.join(root, 'docs'), { recursive: true });
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', TSX, SCRIPT], {
      cwd: root,
      // tsx looks for path aliases in the working directory.
      env: { ...process.env, TSX_TSCONFIG_PATH: path.join(PROJECT, 'tsconfig.json') },
      encoding: 'utf8',
    });
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr: 'check:content stopped: docs/ holds no pages here: run it in the project root\n',
    });
  });
});

/** Identical pages in both languages, the Chinese one with its record. */
function both(file: string, text: string): Record<string, string> {
  const translated = text.replace(FILLER.trim(), CHINESE_FILLER);
  const zh = file.endsWith('.mdx') ? recordSource(translated, sourceHash(text)) : text;
  return { [`docs/en/${file}`]: text, [`docs/zh/${file}`]: zh };
}

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    const absolute = path.join(root, file);
    mkdirSync(path.dirname(absolute), { recursive: true });
    writeFileSync(absolute, text);
  }
}

async function run(...args: string[]): Promise<{ status: number; output: string }> {
  const lines: string[] = [];
  const collect = (line: string) => void lines.push(`${line}\n`);
  const log = vi.spyOn(console, 'log').mockImplementation(collect);
  const error = vi.spyOn(console, 'error').mockImplementation(collect);
  const status = await runRules(contentCheck, { root, args });
  log.mockRestore();
  error.mockRestore();
  return { status, output: lines.join('') };
}

function git(...args: string[]): void {
  execFileSync('git', ['-c', 'user.name=Writer', '-c', 'user.email=writer@example.com', ...args], {
    cwd: root,
  });
}
