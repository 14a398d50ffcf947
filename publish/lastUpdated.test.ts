import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lastCommits, parseLog } from './lastUpdated';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'last-updated-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function git(cwd: string, args: string[], time = '2026-01-01T00:00:00+00:00'): void {
  const identity = ['-c', 'user.name=Writer', '-c', 'user.email=writer@example.com'];
  execFileSync('git', [...identity, ...args], {
    cwd,
    env: { ...process.env, GIT_COMMITTER_DATE: time, GIT_AUTHOR_DATE: time },
  });
}

/** A repository whose pages are in `site/docs`, each file in a separate commit. */
function repository(commits: { file: string; time: string }[]): { root: string; docs: string } {
  const root = join(folder, 'repository');
  const docs = join(root, 'site/docs');
  mkdirSync(docs, { recursive: true });
  git(root, ['init', '-q']);
  for (const { file, time } of commits) {
    writeFileSync(join(docs, file), time);
    git(root, ['add', '.']);
    git(root, ['commit', '-q', '-m', `Write ${file}`], time);
  }
  return { root, docs };
}

const FIRST = '2026-01-02T03:04:05+08:00';
const SECOND = '2026-02-03T04:05:06Z';

describe('lastCommits', () => {
  it('returns the newest commit of each file, by its path relative to the folder', async () => {
    const { docs } = repository([
      { file: 'a.mdx', time: FIRST },
      { file: '文 件.mdx', time: FIRST },
      { file: 'a.mdx', time: SECOND },
    ]);
    const times = await lastCommits(docs);
    expect(Object.keys(Object.fromEntries(times)).sort()).toEqual(['a.mdx', '文 件.mdx']);
    expect(Date.parse(times.get('a.mdx') ?? '')).toBe(Date.parse(SECOND));
    expect(Date.parse(times.get('文 件.mdx') ?? '')).toBe(Date.parse(FIRST));
  });

  it('omits a file that was never committed', async () => {
    const { docs } = repository([{ file: 'a.mdx', time: FIRST }]);
    writeFileSync(join(docs, 'new.mdx'), '');
    expect((await lastCommits(docs)).has('new.mdx')).toBe(false);
  });

  it('returns nothing in a shallow clone, where every file would seem new', async () => {
    const { root } = repository([
      { file: 'a.mdx', time: FIRST },
      { file: 'b.mdx', time: SECOND },
    ]);
    git(folder, ['clone', '-q', '--depth', '1', `file://${root}`, 'clone']);
    expect(await lastCommits(join(folder, 'clone/site/docs'))).toEqual(new Map());
  });

  it('returns nothing outside a repository', async () => {
    expect(await lastCommits(folder)).toEqual(new Map());
  });
});

it('uses the first commit that lists a file, because the log starts with the newest', () => {
  expect(parseLog('\0later\n\na.mdx\n\0earlier\n\na.mdx\nb.mdx\n')).toEqual(
    new Map([
      ['a.mdx', 'later'],
      ['b.mdx', 'earlier'],
    ]),
  );
});
