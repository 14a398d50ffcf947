/**
 * npm run build -- [what `rspress build` takes]
 *
 * Builds the site into dist/. The content rules without which no page can be built run beside the bundler: where they
 * find a fault, the build ends with what they say, and with nothing of what the bundler makes of it.
 */
import './help.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const RULES = ['syntax', 'front-matter', 'imports', 'addresses', 'navigation', 'sidebar', 'links'];

/** Pages leave much behind when they are compiled: in the few that Node.js has for it, collecting takes a fifth of the time. */
const YOUNG_GENERATION_MB = 32;

const YOUNG_GENERATION = `--max-semi-space-size=${String(YOUNG_GENERATION_MB)}`;

const colors = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};

const check = spawn(
  process.execPath,
  [YOUNG_GENERATION, 'scripts/bundled.mjs', 'scripts/content/check.ts'].concat(
    RULES.flatMap((rule) => ['--only', rule]),
  ),
  { stdio: 'inherit' },
);
const build = spawn(
  process.execPath,
  [YOUNG_GENERATION, 'node_modules/@rspress/core/bin/rspress.js', 'build'].concat(
    process.argv.slice(2),
  ),
  { stdio: ['inherit', 'pipe', 'pipe'], env: { ...process.env, ...colors } },
);
const built = once(build, 'close');

const [faults] = await once(check, 'close');
if (faults === 0) {
  build.stdout.pipe(process.stdout);
  build.stderr.pipe(process.stderr);
} else {
  build.kill();
  build.stdout.destroy();
  build.stderr.destroy();
}
const [failure] = await built;
process.exitCode = faults || (failure ?? 1);
