import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { generatedFiles } from '@publish/generatedFiles';
import { redirects } from '@config/redirects';
import { page } from '../content/testing/siteOf';
import { counterparts } from './testing/builtSiteOf';
import { html } from './testing/html';

const SCRIPT = path.join(import.meta.dirname, 'check.ts');
const TSCONFIG = path.join(import.meta.dirname, '../../tsconfig.json');
const TSX = createRequire(import.meta.url).resolve('tsx/cli');

// Each run starts a process, which takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** The HTML of Markdown with a single heading `# X`. */
const H1 = '<h1 id="title">Title</h1>';
const moved = redirects.flatMap(({ from, to, paths }) =>
  paths.map((route) => ({ route, target: route.replace(new RegExp(from), to) })),
);

const HEALTHY: Record<string, string> = {
  'tests/data/routes.json': JSON.stringify({
    en: moved.map(({ target }) => target),
    zh: moved.map(({ target }) => target),
  }),
  'dist/404.html': html('/404', H1, { alternates: '' }),
  ...counterparts('/', '# Title', H1),
  'dist/index.md': '# Title',
  'dist/zh/index.md': '# Title',
  ...Object.fromEntries(generatedFiles.map((route) => [`dist${route}`, ''])),
  'dist/sitemap.xml': ['/', '/zh/']
    .map((route) => `<url><loc>https://rsbuild.rs${route}</loc></url>`)
    .join(''),
  ...Object.fromEntries(
    moved.map(({ route, target }) => {
      const whole = target.startsWith('/') ? `https://rsbuild.rs${target}` : target;
      const lang = route.startsWith('/zh/') ? 'zh' : 'en';
      return [
        `dist${route}.html`,
        `<html lang="${lang}"><link rel="canonical" href="${whole}"><meta http-equiv="refresh" content="0; url=${target}"><a href="${target}">x</a>`,
      ];
    }),
  ),
};

/** One page with a defect of each kind, and the beginning of the line that must be reported. */
const DEFECTS: readonly (readonly [rule: string, files: Record<string, string>, line: string])[] = [
  [
    'routes',
    { 'docs/en/a.mdx': page('# A'), 'docs/zh/a.mdx': page('# A') },
    'docs/en/a.mdx:1  the build has no page at /a',
  ],
  [
    'redirects',
    { 'dist/guide/basic/unocss.html': '<html lang="en">' },
    'dist/guide/basic/unocss.html:1  it refreshes to nothing',
  ],
  [
    'sitemap',
    { 'dist/sitemap.xml': '<urlset></urlset>' },
    'dist/sitemap.xml:1  https://rsbuild.rs/ is not listed',
  ],
  [
    'markdown-copies',
    { ...counterparts('/n', '# N', H1), 'dist/n.md': '' },
    'docs/en/n.mdx:5  the Markdown copy has no heading N',
  ],
  [
    'llms-lists',
    counterparts('/o', '# O', H1),
    'dist/llms.txt:1  https://rsbuild.rs/o.md is not listed',
  ],
  ['content', counterparts('/m', '# M\n\nHidden.', H1), 'docs/en/m.mdx:5  the heading M is not in'],
  [
    'links',
    counterparts('/b', '# B\n\n[b](/bb)', `${H1}<a href="/bb">b</a>`),
    'docs/en/b.mdx:7  the link /bb leads to nothing',
  ],
  [
    'anchors',
    counterparts('/c', '# C\n\n[c](#c)', `${H1}<a href="#c">c</a>`),
    'docs/en/c.mdx:7  the page has no id c',
  ],
  [
    'assets',
    counterparts('/d', '# D\n\n![d](/d.png)', `${H1}<img alt="d" src="/d.png">`),
    'docs/en/d.mdx:7  <img> fetches /d.png',
  ],
  [
    'ids',
    counterparts('/e', '# E', `${H1}<p id="e"></p><p id="e"></p>`),
    'docs/en/e.mdx:5  the id e stands more than once',
  ],
  [
    'language',
    { ...counterparts('/f', '# F', H1), 'dist/zh/f.html': html('/zh/f', H1, { lang: 'en' }) },
    'docs/zh/f.mdx:1  <html lang="en">',
  ],
  [
    'alternates',
    { ...counterparts('/g', '# G', H1), 'dist/zh/g.html': html('/zh/g', H1, { alternates: '' }) },
    'docs/zh/g.mdx:1  no canonical URL',
  ],
  [
    'feeds',
    { 'dist/zh/index.html': html('/zh/', H1).replace(/<link[^>]*atom\.xml">/, '') },
    'docs/zh/index.mdx:1  the feed https://rsbuild.rs/zh/atom.xml is not named',
  ],
  [
    'titles',
    {
      ...counterparts('/h', '# H', H1),
      'dist/h.html': html('/h', H1, { head: '<title>H</title>' }),
    },
    'docs/en/h.mdx:2  dist/h.html has no description',
  ],
  [
    'structured-data',
    { ...counterparts('/p', '# P', H1), 'dist/p.html': html('/p', H1, { data: '' }) },
    'docs/en/p.mdx:1  it has no structured data',
  ],
  ['heading', counterparts('/i', '# I', ''), 'docs/en/i.mdx:1  the page has no h1'],
  [
    'images',
    counterparts('/j', '# J', `${H1}<img src="data:,">`),
    'docs/en/j.mdx:1  the image data:, has no alternative text',
  ],
  [
    'external-links',
    counterparts('/k', '# K', `${H1}<a href="https://a.b">k</a>`),
    'docs/en/k.mdx:1  the link https://a.b leaves this site',
  ],
  [
    'inline-styles',
    counterparts('/l', '# L', `${H1}<p style="color:red">l</p>`),
    'docs/en/l.mdx:1  <p style="color:red">',
  ],
];

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'output-'));
  write(HEALTHY);
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

describe('npm run check:output', () => {
  it('accepts a healthy site', () => {
    const { status, output } = run('--json', 'result.json');
    expect(output).toMatch(/^No problems \(19 rules, \d+ files, /);
    expect(status).toBe(0);
    expect(JSON.parse(readFileSync(path.join(root, 'result.json'), 'utf8'))).toEqual({
      passed: 19,
      failed: 0,
    });
  });

  it('reports every kind of defect with its page, without a stack trace', () => {
    for (const [, files] of DEFECTS) write(files);
    const { status, output } = run('--json', 'result.json');
    expect(status).toBe(1);
    for (const [rule, , line] of DEFECTS) {
      const reported = output.split('\n').filter((text) => text.startsWith(line));
      expect(reported, line).toEqual([expect.stringMatching(new RegExp(` {2}\\[${rule}\\]$`))]);
    }
    expect(output).not.toMatch(/^\s+at /m);
    expect(JSON.parse(readFileSync(path.join(root, 'result.json'), 'utf8'))).toEqual({
      passed: 0,
      failed: DEFECTS.length,
    });
  });

  it('reports a missing build in one sentence', () => {
    rmSync(path.join(root, 'dist'), { recursive: true });
    expect(run()).toEqual({
      status: 1,
      output: 'check:output stopped: dist/ holds no pages: run npm run build first\n',
    });
  });
});

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    const absolute = path.join(root, file);
    mkdirSync(path.dirname(absolute), { recursive: true });
    writeFileSync(absolute, text);
  }
}

function run(...args: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [TSX, '--tsconfig', TSCONFIG, SCRIPT, ...args],
    { cwd: root, env: { ...process.env, GITHUB_ACTIONS: '' }, encoding: 'utf8' },
  );
  return { status, output: stdout + stderr };
}
