/**
 * npm run test:reproducible
 *
 * Builds the last commit twice, in two folders and with clocks that are a year apart, and fails unless both builds have
 * the same files with the same bytes. A site that changes without a change of its source can't be checked by others,
 * and throws away what readers have cached.
 */
import '../../scripts/help.mjs';
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = path.join(import.meta.dirname, '../..');
const LATER_CLOCK = pathToFileURL(path.join(import.meta.dirname, 'laterClock.mjs')).href;
const MOST_NAMES = 10;

/** File → digest of its bytes. */
type Build = Map<string, string>;

function build(folder: string, env: NodeJS.ProcessEnv): Build {
  execFileSync('git', ['clone', '--quiet', ROOT, folder]);
  // Hard links: a symbolic link would lead both builds to one and the same folder of packages.
  execFileSync('cp', ['-al', path.join(ROOT, 'node_modules'), folder]);
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`the build in ${folder} ended with status ${String(status)}`);
  const dist = path.join(folder, 'dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(path.join(dist, file)).isFile(),
  );
  return new Map(
    files.map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(path.join(dist, file)))
        .digest('hex'),
    ]),
  );
}

function run(parent: string): void {
  const first = build(path.join(parent, 'a'), {});
  const second = build(path.join(parent, 'a-longer-name/below/another'), {
    NODE_OPTIONS: `--import=${LATER_CLOCK}`,
    TZ: 'Pacific/Auckland',
  });
  const names = new Set([...first.keys(), ...second.keys()]);
  const different = [...names].filter((name) => first.get(name) !== second.get(name));
  if (different.length > 0) {
    const shown = different.slice(0, MOST_NAMES).join(', ');
    throw new Error(
      `${String(different.length)} of ${String(names.size)} files differ between two builds of one commit: ${shown}`,
    );
  }
  console.log(`Both builds have the same ${String(names.size)} files.`);
}

const parent = mkdtempSync(path.join(tmpdir(), 'reproducible-'));
try {
  run(parent);
} catch (error) {
  console.error(`test:reproducible: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  rmSync(parent, { recursive: true, force: true });
}
