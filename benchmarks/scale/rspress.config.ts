import { fileURLToPath } from 'node:url';
import { defineConfig } from '@rspress/core';
import site from '../../rspress.config';

const fileAt = (path: string): URL => new URL(path, import.meta.url);

/** The site's own configuration for generated pages. */
export default defineConfig({
  ...site,
  root: fileURLToPath(fileAt('../.work/scale/docs')),
  outDir: fileURLToPath(fileAt('../.work/scale/dist')),
  icon: fileAt('../../docs/public/logo.svg'),
});
