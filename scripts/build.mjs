/**
 * npm run build -- [options of `rspress build`]
 *
 * Builds the site into dist/. Invalid settings end it immediately. The content rules that a build depends on run in
 * parallel with the bundler: if they find a problem, the build prints it instead of the bundler's output.
 */
import './help.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, existsSync, mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';

const RULES = [
  'syntax',
  'front-matter',
  'imports',
  'duplicate-urls',
  'navigation',
  'sidebar',
  'links',
];

/**
 * Compiling pages creates much garbage: with the few megabytes that Node.js reserves for new objects, collecting it
 * takes a fifth of the time.
 */
const YOUNG_GENERATION_MB = 32;

const YOUNG_GENERATION = `--max-semi-space-size=${String(YOUNG_GENERATION_MB)}`;

/** One of the last files that a build writes: if it's missing, the build didn't finish. */
const LAST_FILE = 'dist/_headers';

const colors = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};

/** Node.js's error message for a file that can't be written, with its path if it contains one. */
const UNWRITABLE = /\b(?:EACCES|EPERM|EROFS): [^']*(?:'([^'\n]+)')?/;

/**
 * One sentence for an error of the file system, instead of the engine's report with a stack trace.
 * @param {string} printed
 * @returns {string | undefined}
 */
function diskProblem(printed) {
  if (/\bENOSPC\b/.test(printed)) return 'the disk is full: free some space, and build again.';
  const [found, file = 'a file'] = UNWRITABLE.exec(printed) ?? [];
  return found && `${file} can't be written: make it writable, and build again.`;
}

/** @param {string} sentence */
function fail(sentence) {
  console.error(`build: ${sentence}`);
  process.exitCode ||= 1;
}

async function build() {
  mkdirSync('dist', { recursive: true });
  accessSync('dist', constants.W_OK);
  rmSync(LAST_FILE, { force: true });
  const check = spawn(
    process.execPath,
    [YOUNG_GENERATION, '--import', import.meta.resolve('tsx'), 'scripts/content/check.ts'].concat(
      RULES.flatMap((rule) => ['--only', rule]),
    ),
    { stdio: 'inherit' },
  );
  const bundler = spawn(
    process.execPath,
    [YOUNG_GENERATION, 'node_modules/@rspress/core/bin/rspress.js', 'build'].concat(
      process.argv.slice(2),
    ),
    { stdio: ['inherit', 'pipe', 'pipe'], env: { ...process.env, ...colors } },
  );
  const built = once(bundler, 'close');

  let errors = '';
  bundler.stderr.on('data', (/** @type {Buffer} */ chunk) => {
    errors += chunk.toString();
  });
  /** @type {Buffer[] | undefined} output of the bundler before the check has finished */
  let held = [];
  bundler.stdout.on('data', (/** @type {Buffer} */ chunk) => {
    if (held) held.push(chunk);
    else process.stdout.write(chunk);
  });

  const [problems, checkSignal] = await once(check, 'close');
  if (problems !== 0) {
    bundler.kill();
    await built;
    process.exitCode = problems ?? 1;
    if (checkSignal) fail(`the content check was ended by ${checkSignal}.`);
    return;
  }
  for (const chunk of held) process.stdout.write(chunk);
  held = undefined;

  const [status, signal] = await built;
  process.exitCode = status ?? 1;
  const problem = status === 0 ? undefined : diskProblem(errors);
  if (!problem) process.stderr.write(errors);
  if (problem) fail(problem);
  else if (signal)
    fail(`the bundler was ended by ${signal}; SIGKILL usually means too little memory.`);
  else if (status !== 0) fail(`the bundler ended with status ${status}; its message is above.`);
  else if (!existsSync(LAST_FILE)) fail('the bundler ended before it had written the site.');
}

try {
  const tsconfig = fileURLToPath(new URL('../tsconfig.json', import.meta.url));
  await tsImport('../config/site.ts', { parentURL: import.meta.url, tsconfig });
  await build();
} catch (error) {
  const { message } = /** @type {Error} */ (error);
  fail(diskProblem(message) ?? message);
}
