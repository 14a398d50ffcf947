import { execFileSync } from 'node:child_process';

/** Files that differ from where this branch left main, committed or not, including new ones. */
export function changedFiles(root: string): Set<string> {
  const base = mergeBase(root);
  return new Set([
    ...git(root, ['diff', '--name-only', '--no-renames', '--relative', base]),
    ...git(root, ['ls-files', '--others', '--exclude-standard']),
  ]);
}

function mergeBase(root: string): string {
  for (const main of ['origin/main', 'main']) {
    try {
      const [base] = git(root, ['merge-base', 'HEAD', main]);
      if (base) return base;
    } catch {
      // The branch doesn't exist: try the next name.
    }
  }
  throw new Error(
    '--changed needs a git repository with a branch main; leave it out to check every file',
  );
}

function git(root: string, args: readonly string[]): string[] {
  const output = execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return output.split('\n').filter(Boolean);
}
