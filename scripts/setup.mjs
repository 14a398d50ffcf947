/**
 * Makes a fresh clone ready: checks Node, installs what the lock files say, finds a Chromium.
 * Runs before anything is installed, so it uses nothing but Node itself.
 *
 *   node scripts/setup.mjs [--documented] [--benchmarks] [--peers] [--lighthouse] [--cards] [--browser]
 */
import './help.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
/** Read by tests/browser/playwright.config.ts. */
const CHROMIUM_RECORD = join(ROOT, '.cache/chromium.json');
/** Folders of benchmarks/peers with separate packages. */
const PEERS = ['docusaurus', 'starlight', 'vitepress'];
const CHROMIUM_COMMANDS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
/** Headless Chromium, as packaged by Debian: the browser tests take half the processor time with it. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const CHROMIUM_PLACES = ['/Applications', join(homedir(), 'Applications')].flatMap((folder) => [
  join(folder, 'Google Chrome.app/Contents/MacOS/Google Chrome'),
  join(folder, 'Chromium.app/Contents/MacOS/Chromium'),
]);

const canUseApt =
  process.getuid?.() === 0 && process.platform === 'linux' && existsSync('/usr/bin/apt-get');

class SetupError extends Error {}

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** @param {string} text */
const say = (text) => console.log(`setup: ${text}`);

/**
 * Runs a command with its output shown.
 * @param {string} command
 * @param {string[]} args
 * @param {string} [cwd]
 * @returns {Promise<boolean>} whether it exited with 0
 */
async function run(command, args, cwd = ROOT) {
  try {
    const [code] = await once(spawn(command, args, { cwd, stdio: 'inherit' }), 'close');
    return code === 0;
  } catch {
    return false;
  }
}

function checkNode() {
  const needed = /** @type {string} */ (readJson(join(ROOT, 'package.json')).engines.node);
  const minimum = needed.replace('>=', '').split('.').map(Number);
  const actual = process.versions.node.split('.').map(Number);
  const difference = minimum.map((part, i) => (actual[i] ?? 0) - part).find((d) => d !== 0) ?? 0;
  if (difference < 0) {
    throw new SetupError(
      `Node ${process.versions.node} is too old: install Node ${minimum.join('.')} or newer.`,
    );
  }
}

/**
 * Whether node_modules matches the lock file. npm writes its record of the installed tree as the last step of an
 * install, so an interrupted install never matches.
 * @param {string} folder
 */
export function isInstalled(folder) {
  const record = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = readJson(record).packages;
  const wanted = Object.entries(readJson(join(folder, 'package-lock.json')).packages);
  return wanted.every(([path, { version, integrity, optional }]) => {
    if (path === '') return true;
    const found = installed[path];
    // Optional packages for other platforms are locked but never installed.
    if (found === undefined) return optional === true;
    return found.version === version && found.integrity === integrity;
  });
}

/**
 * @param {string} folder
 * @param {string} what
 * @param {string[]} command
 */
async function install(folder, what, command = ['ci']) {
  if (isInstalled(folder)) return;
  say(`installing ${what} (npm ${command.join(' ')})`);
  if (!(await run('npm', [...command, '--no-audit', '--no-fund'], folder))) {
    throw new SetupError(
      `npm ${command.join(' ')} failed in ${folder}: see its lines above; a first install needs the network.`,
    );
  }
}

/**
 * @param {string} path
 * @returns {boolean}
 */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @returns {Promise<string | undefined>} */
async function playwrightChromium() {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return path && isExecutable(path) ? path : undefined;
}

/**
 * @param {string[]} names
 * @returns {string | undefined}
 */
function findOnPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** @returns {Promise<string | undefined>} */
async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (isExecutable(named)) return named;
    throw new SetupError(
      `CHROMIUM_PATH is ${named}, which cannot be run: point it at a browser, or unset it.`,
    );
  }
  return (
    findOnPath(CHROMIUM_COMMANDS) ??
    CHROMIUM_PLACES.find(isExecutable) ??
    (await playwrightChromium())
  );
}

/** @param {string} name */
const installByApt = async (name) =>
  (await run('apt-get', ['-qq', 'update'])) &&
  (await run('apt-get', ['-qq', 'install', '-y', name]));

async function installChromium() {
  say('no Chromium found; downloading one (playwright install chromium)');
  const playwright = join(ROOT, 'node_modules/playwright/cli.js');
  // The download alone lacks the system libraries that a minimal Debian doesn't have.
  const withLibraries = canUseApt ? ['--with-deps'] : [];
  if (await run(process.execPath, [playwright, 'install', ...withLibraries, 'chromium'])) return;
  if (!canUseApt) return;
  say('no download; installing the distribution’s own (apt-get install chromium)');
  await installByApt('chromium');
}

/** The headless shell, if the system has it or a container can install it; it is optional. */
async function findHeadlessShell() {
  if (process.env.CHROMIUM_PATH) return undefined;
  const found = findOnPath([HEADLESS_SHELL]);
  if (found !== undefined || !canUseApt) return found;
  say(`installing ${HEADLESS_SHELL}, which halves the time of the browser tests`);
  return (await installByApt(HEADLESS_SHELL)) ? findOnPath([HEADLESS_SHELL]) : undefined;
}

async function provideChromium() {
  let executablePath = await findChromium();
  if (executablePath === undefined) {
    await installChromium();
    executablePath = await findChromium();
  }
  if (executablePath === undefined) {
    throw new SetupError(
      'The browser tests need Chromium, and none could be found or installed: ' +
        'install Chromium or Chrome, or set CHROMIUM_PATH to one.',
    );
  }
  const headlessShell = await findHeadlessShell();
  mkdirSync(dirname(CHROMIUM_RECORD), { recursive: true });
  writeFileSync(CHROMIUM_RECORD, `${JSON.stringify({ executablePath, headlessShell })}\n`);
  say(`browser tests use ${headlessShell ?? executablePath}`);
}

/** @param {string[]} options */
async function installSite(options) {
  await install(ROOT, 'the site’s packages');
  if (options.includes('--browser')) await provideChromium();
}

/**
 * Installs what the options name, one after the other.
 * @param {string[]} options
 */
async function installPackages(options) {
  if (options.includes('--documented')) {
    await install(join(ROOT, 'scripts/documented'), 'the packages that the pages document');
  }
  if (options.includes('--benchmarks')) {
    await install(join(ROOT, 'benchmarks'), 'the tools that the benchmark compares');
  }
  if (options.includes('--peers')) {
    // Their lock files lack packages of other platforms, at versions that not every registry has: npm ci would fail.
    for (const peer of PEERS) {
      await install(join(ROOT, 'benchmarks/peers', peer), `${peer}, to measure`, [
        'install',
        '--no-save',
      ]);
    }
  }
  if (options.includes('--lighthouse')) {
    await install(join(ROOT, 'benchmarks/lighthouse'), 'Lighthouse');
  }
  if (options.includes('--cards')) {
    await install(join(ROOT, 'scripts/cards'), 'what draws the social cards');
  }
}

/** @param {string[]} options */
async function setup(options) {
  checkNode();
  // All of these mostly wait for the network and the disk.
  await Promise.all([installSite(options), installPackages(options)]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  setup(process.argv.slice(2)).catch((/** @type {unknown} */ error) => {
    if (!(error instanceof SetupError)) throw error;
    console.error(`setup: ${error.message}`);
    process.exitCode = 1;
  });
}
