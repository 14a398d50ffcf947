import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  getEnvironmentData,
  isMainThread,
  setEnvironmentData,
  threadId,
} from 'node:worker_threads';
import { build } from 'esbuild';

const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const BUNDLES = path.join(ROOT, '.cache/programs');

/** Modules of ours: what they say of their own place must hold in the bundle too. */
const OURS = /\.ts$|[\\/]config[\\/]bundled\.mjs$/;

/** @type {import('esbuild').Plugin} */
const ownPlaces = {
  name: 'own-places',
  setup({ onLoad }) {
    onLoad({ filter: OURS }, async ({ path: file }) => {
      const places = {
        dirname: JSON.stringify(path.dirname(file)),
        url: JSON.stringify(pathToFileURL(file).href),
      };
      const source = await readFile(file, 'utf8');
      const contents = source.replace(
        /\bimport\.meta\.(dirname|url)\b/g,
        (_, /** @type {keyof typeof places} */ key) => places[key],
      );
      return { contents, loader: 'ts' };
    });
  },
};

/**
 * @param {string} program absolute path
 * @param {boolean} withPackages
 * @returns {Promise<string>} the address of the bundle
 */
async function bundle(program, withPackages) {
  const { outputFiles } = await build({
    entryPoints: [program],
    absWorkingDir: ROOT,
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    mainFields: ['module', 'main'],
    packages: withPackages ? 'bundle' : 'external',
    // Reads files next to its own, for programs that bundle others.
    external: ['esbuild'],
    logLevel: 'error',
    plugins: [ownPlaces],
    // Packages in the older format ask for Node's modules by this name.
    banner: {
      js: `import { createRequire as requireFrom } from 'node:module';\nconst require = requireFrom(${JSON.stringify(import.meta.url)});`,
    },
  });
  const [{ contents, hash }] = outputFiles;
  const name = path.relative(ROOT, program).replace(/[\\/]/g, '-');
  const file = path.join(BUNDLES, `${name}.mjs`);
  const draft = `${file}.${process.pid}.${threadId}`;
  await mkdir(BUNDLES, { recursive: true });
  // Renamed into place, so that a run beside this one never reads half a file.
  await writeFile(draft, contents);
  await rename(draft, file);
  // Node.js knows a module by its address: what has been edited since is another.
  return `${pathToFileURL(file).href}?${encodeURIComponent(hash)}`;
}

/**
 * Imports a TypeScript program as one file. The hundred modules of the configuration are read in 0.7 s so, bundling
 * included; the engine's Babel takes 1.9 s for them, a loader on another thread 1.1 s. What its parent has bundled, a
 * thread takes from there.
 * @template Exports
 * @param {string} program its file, from the project's folder or absolute
 * @param {{ withPackages?: boolean }} [options] `withPackages`: whether the packages go into the file too, and are then
 * not those of the programs around it
 * @returns {Promise<Exports>} what it exports
 */
export async function importBundled(program, { withPackages = false } = {}) {
  const file = path.resolve(ROOT, program);
  const known = isMainThread ? undefined : getEnvironmentData(file);
  const address = known ?? (await bundle(file, withPackages));
  setEnvironmentData(file, address);
  return import(String(address));
}
