/** Builds that reuse what earlier ones stored, on a copy of a small site. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { digestOf, filesBelow } from './cache/digest';

const PROJECT = path.join(import.meta.dirname, '..');
const RSPRESS = path.join(PROJECT, 'node_modules/@rspress/core/bin/rspress.js');
const CACHES = ['pages', 'rendered', 'search'];
/** Digits of the digest of a folder in the name of its cache. */
const CACHE_DIGITS = 8;

let site: string;

const page = (name: string): string => path.join(site, 'docs/en/guide', name);

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
  for (const folder of [path.join(site, 'docs'), path.join(site, 'dist')]) {
    const name = digestOf(folder).slice(0, CACHE_DIGITS);
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
  writeFileSync(page('sample.ts'), 'export const before = 1;\n');
});

afterAll(() => {
  clearCaches();
  rmSync(site, { recursive: true, force: true });
});

it('writes the same after an edit as without caches', { timeout: 120_000 }, () => {
  const before = build();
  writeFileSync(page('first.mdx'), `${readFileSync(page('first.mdx'), 'utf8')}\nAn addition.\n`);
  writeFileSync(page('sample.ts'), 'export const after = 1;\n');
  const after = build();
  const changed = [...after.keys()].filter(
    (file) => file.endsWith('.html') && after.get(file) !== before.get(file),
  );
  expect(changed).toEqual(['guide/first.html', 'guide/second.html']);
  expect(after.get('guide/second.html')).toContain('after');
  // The sidebar of every page shows it.
  const third = readFileSync(page('third.mdx'), 'utf8');
  writeFileSync(page('third.mdx'), third.replace(/^# .*$/m, '# Another title'));
  const renamed = build();
  expect(renamed.get('guide/first.html')).toContain('Another title');
  clearCaches();
  expect(build()).toEqual(renamed);
});
