/** Builds that reuse what earlier ones stored, on a copy of a small site. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { digestOf, filesBelow } from './cache/digest';

const PROJECT = path.join(import.meta.dirname, '..');
const RSPRESS = path.join(PROJECT, 'node_modules/@rspress/core/bin/rspress.js');
const CACHES = ['built', 'hashes', 'outlines', 'pages', 'rendered', 'search'];
/** Digits of the digest of a folder in the name of its cache. */
const CACHE_DIGITS = 8;

let site: string;

const page = (name: string): string => path.join(site, 'docs/en/guide', name);

/** Text that the fourth page imports. */
const fragment = (): string => path.join(site, 'docs/en/shared/part.mdx');

/** @returns the files of the built site with their contents */
function build(): Map<string, string> {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [RSPRESS, 'build', '-c', path.join(site, 'rspress.config.ts')],
    { cwd: PROJECT, encoding: 'utf8' },
  );
  expect(status, stdout + stderr).toBe(0);
  const dist = path.join(site, 'dist');
  return new Map(
    filesBelow(dist).map((file) => [path.relative(dist, file), readFileSync(file, 'latin1')]),
  );
}

/** Deletes what earlier builds of the site stored. */
function clearCaches(): void {
  for (const folder of ['docs', 'dist']) {
    const name = digestOf(path.join(site, folder)).slice(0, CACHE_DIGITS);
    for (const cache of CACHES) {
      rmSync(path.join(PROJECT, '.cache', cache, name), { recursive: true, force: true });
    }
  }
}

beforeAll(() => {
  mkdirSync(path.join(PROJECT, '.cache'), { recursive: true });
  site = mkdtempSync(path.join(PROJECT, '.cache/rebuild-'));
  cpSync(path.join(PROJECT, 'tests/fixtures/offline/docs'), path.join(site, 'docs'), {
    recursive: true,
  });
  writeFileSync(
    path.join(site, 'rspress.config.ts'),
    `import base from '../../rspress.config';

export default {
  ...base,
  root: ${JSON.stringify(path.join(site, 'docs'))},
  outDir: ${JSON.stringify(path.join(site, 'dist'))},
  icon: '/mark.svg',
};
`,
  );
  const second = readFileSync(page('second.mdx'), 'utf8');
  writeFileSync(page('second.mdx'), `${second}\n\`\`\`ts file="./sample.ts"\n\`\`\`\n`);
  writeFileSync(
    page('fourth.mdx'),
    "import Part from '../shared/part.mdx';\n\n# Fourth page\n\n<Part />\n",
  );
  writeFileSync(page('_meta.json'), '["first", "second", "third", "fourth"]');
  writeFileSync(page('sample.ts'), 'export const before = 1;\n');
  const overview = readFileSync(page('../pages.mdx'), 'utf8');
  writeFileSync(
    page('../pages.mdx'),
    overview.replace('overviewHeaders: []', 'overviewHeaders: [2]'),
  );
  mkdirSync(path.dirname(fragment()));
  writeFileSync(fragment(), '## A part before\n');
});

afterAll(() => {
  clearCaches();
  rmSync(site, { recursive: true, force: true });
});

it('writes the same after edits as without caches', { timeout: 240_000 }, () => {
  const before = build();
  const untouched = path.join(site, 'dist/guide/third.html');
  const written = statSync(untouched).mtimeMs;
  const first = readFileSync(page('first.mdx'), 'utf8');
  writeFileSync(page('first.mdx'), `${first}\nAn addition.\n`);
  const edited = build();
  const changed = [...edited.keys()].filter((file) => edited.get(file) !== before.get(file));
  expect(changed.filter((file) => file.endsWith('.html'))).toEqual(['guide/first.html']);
  expect(statSync(untouched).mtimeMs).toBe(written);
  writeFileSync(page('first.mdx'), first);
  expect(build()).toEqual(before);

  rmSync(page('first.mdx'));
  writeFileSync(page('_meta.json'), '["second", "third", "fourth"]');
  writeFileSync(page('sample.ts'), 'export const after = 1;\n');
  writeFileSync(fragment(), '## A part after\n');
  const third = readFileSync(page('third.mdx'), 'utf8');
  writeFileSync(page('third.mdx'), third.replace(/^# .*$/m, '# Another title'));
  const after = build();
  const second = after.get('guide/second.html');
  expect(second).toContain('after');
  // A page that lists the headings of all pages.
  expect(after.get('pages.html')).toContain('A part after');
  // In the sidebar.
  expect(second).toContain('Another title');
  expect([...after.keys()].filter((file) => file.startsWith('guide/first'))).toEqual([]);
  clearCaches();
  expect(build()).toEqual(after);
});
