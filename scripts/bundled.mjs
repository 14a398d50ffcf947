/**
 * node scripts/bundled.mjs program.ts [its options]
 *
 * Runs a TypeScript program as one file. Where a program has hundreds of modules, bundling them takes a fifth of the
 * time that Node takes to ask a loader on another thread for each.
 */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { threadId } from 'node:worker_threads';
import { build } from 'esbuild';

const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const BUNDLES = path.join(ROOT, '.cache/programs');

/** Modules of ours: what they say of their own place must hold in the bundle too. */
const OURS = /[\\/](?:config|scripts)[\\/](?:.*[\\/])?[^\\/]+\.ts$/;

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
 * Bundles a program and runs it in this thread.
 * @param {string} program its file
 */
export async function runBundled(program) {
  const { outputFiles } = await build({
    entryPoints: [path.resolve(program)],
    absWorkingDir: ROOT,
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    mainFields: ['module', 'main'],
    logLevel: 'error',
    plugins: [ownPlaces],
    // Packages in the older format ask for Node's modules by this name.
    banner: {
      js: `import { createRequire as requireFrom } from 'node:module';\nconst require = requireFrom(${JSON.stringify(import.meta.url)});`,
    },
  });
  const [bundle] = outputFiles;
  const name = path.relative(ROOT, path.resolve(program)).replace(/[\\/]/g, '-');
  const file = path.join(BUNDLES, `${name}.mjs`);
  const draft = `${file}.${process.pid}.${threadId}`;
  await mkdir(BUNDLES, { recursive: true });
  // Renamed into place, so that a run beside this one never reads half a file.
  await writeFile(draft, bundle.contents);
  await rename(draft, file);
  await import(pathToFileURL(file).href);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  // The program reads its options as if it had been started itself.
  process.argv.splice(1, 1);
  await runBundled(process.argv[1]);
}
