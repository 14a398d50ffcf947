import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

export default defineConfig({
  plugins: [pluginReact()],
  source: { entry: { index: './src/index.tsx' } },
  html: { template: './index.html' },
  server: { host: '127.0.0.1', printUrls: false },
  performance: { buildCache: Boolean(process.env.BENCHMARK_CACHE), printFileSize: false },
});
