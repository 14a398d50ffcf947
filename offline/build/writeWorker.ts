import { mkdtemp, rm, copyFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRsbuild } from '@rsbuild/core';
import { WORKER_FILE, type OfflineSite } from '../offlineFiles';

const fileOf = (name: string): string =>
  fileURLToPath(new URL(`../browser/${name}.ts`, import.meta.url));

/**
 * Compiles the service worker of a built site into one file.
 * @param site what the worker needs to know; with `base` only, the worker removes itself and its caches
 */
export async function writeWorker(
  dist: string,
  site: OfflineSite | Pick<OfflineSite, 'base'>,
): Promise<void> {
  const root = await mkdtemp(path.join(tmpdir(), 'service-worker-'));
  const rsbuild = await createRsbuild({
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    config: {
      mode: 'production',
      logLevel: 'error',
      source: {
        entry: { worker: fileOf('build' in site ? 'worker' : 'removal') },
        define: { OFFLINE_SITE: JSON.stringify(site) },
      },
      output: {
        target: 'web-worker',
        distPath: { root, js: '' },
        filename: { js: '[name].js' },
      },
    },
  });
  const { close } = await rsbuild.build();
  await close();
  await copyFile(path.join(root, 'worker.js'), path.join(dist, WORKER_FILE));
  await rm(root, { recursive: true });
}
