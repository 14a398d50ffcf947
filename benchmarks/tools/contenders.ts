/** The compared tools: how to start each, in a folder with its setup and the application. */

export interface Contender {
  /** The name of its folder in `setups`, and in the figures. */
  id: string;
  label: string;
  /** The packages whose versions are reported, the tool itself first. */
  packages: [string, ...string[]];
  /** Its name in `node_modules/.bin`. */
  command: string;
  dev: (port: number) => string[];
  build: string[];
  /** Whether a build can use the cache of an earlier one. Set with BENCHMARK_CACHE in its setup. */
  hasBuildCache: boolean;
  /** Whether it reads the entry from the page instead of from its configuration. */
  hasHtmlEntry: boolean;
}

/** By default it is next to the nearest lock file, which is not in the folder of the run. */
const PARCEL_CACHE = ['--cache-dir', '.parcel-cache'];

export const contenders: readonly Contender[] = [
  {
    id: 'rsbuild',
    label: 'Rsbuild',
    packages: ['@rsbuild/core', '@rsbuild/plugin-react', '@rspack/core'],
    command: 'rsbuild',
    dev: (port) => ['dev', '--port', String(port)],
    build: ['build'],
    hasBuildCache: true,
    hasHtmlEntry: false,
  },
  {
    id: 'rspack',
    label: 'Rspack CLI',
    packages: ['@rspack/cli', '@rspack/core'],
    command: 'rspack',
    dev: (port) => ['serve', '--mode', 'development', '--port', String(port)],
    build: ['build', '--mode', 'production'],
    hasBuildCache: true,
    hasHtmlEntry: false,
  },
  {
    id: 'vite',
    label: 'Vite',
    packages: ['vite', '@vitejs/plugin-react'],
    command: 'vite',
    dev: (port) => ['dev', '--port', String(port), '--strictPort'],
    build: ['build'],
    hasBuildCache: false,
    hasHtmlEntry: true,
  },
  {
    id: 'parcel',
    label: 'Parcel',
    packages: ['parcel'],
    command: 'parcel',
    dev: (port) => [
      'serve',
      'index.html',
      '--host',
      '127.0.0.1',
      '--port',
      String(port),
      ...PARCEL_CACHE,
    ],
    build: ['build', 'index.html', '--no-source-maps', ...PARCEL_CACHE],
    hasBuildCache: true,
    hasHtmlEntry: true,
  },
  {
    id: 'webpack',
    label: 'webpack + swc',
    packages: ['webpack', 'webpack-dev-server', 'swc-loader', '@swc/core'],
    command: 'webpack',
    dev: (port) => ['serve', '--mode', 'development', '--port', String(port)],
    build: ['build', '--mode', 'production'],
    hasBuildCache: true,
    hasHtmlEntry: false,
  },
];
