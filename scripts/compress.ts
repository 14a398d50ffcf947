/**
 * npm run compress -- [--quality 10]
 *
 * Writes .br and .gz files next to the text files of dist/, for servers that serve precompressed files. Not part of
 * the build, because hosts such as GitHub Pages, Netlify and Cloudflare compress responses.
 */
import './help.mjs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { compressFolder, DEFAULT_QUALITY } from './server/compressFolder';

const DIST = path.join(import.meta.dirname, '../dist');

const inMegabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

async function compress(): Promise<void> {
  const { values } = parseArgs({
    options: { quality: { type: 'string', default: String(DEFAULT_QUALITY) } },
  });
  const quality = Number(values.quality);
  if (!Number.isInteger(quality) || quality < 0 || quality > 11) {
    throw new Error(`--quality is "${values.quality}": give a number from 0 to 11`);
  }
  const { files, bytes, brotliBytes } = await compressFolder(DIST, quality);
  if (files === 0) throw new Error('there is no built site in dist/: run npm run build first');
  console.log(
    `compressed ${String(files)} files of ${inMegabytes(bytes)} to ${inMegabytes(brotliBytes)} with Brotli`,
  );
}

compress().catch((error: unknown) => {
  console.error(`compress: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
