/** The touch points of the installed engine: one test for each row of README.md. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { EnvironmentConfig, RsbuildPlugin, Rspack } from '@rsbuild/core';
import { build, type RouteMeta, type RspressPlugin } from '@rspress/core';
import { parseToc } from '@rspress/core/dist/node/mdx/remarkPlugins/toc.js';
import { compile } from '@rspress/core/dist/node/mdx/processor.js';
import { getRouteChunkName } from '@rspress/core/dist/node/route/routeChunkAssets.js';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Engine } from './compile/compilePage';
import type { RouteTableGenerator } from './cache/renderCachePlugin';
import { siteDataModule } from './articles/build/localeBundlesPlugin';
import { staticPage } from './articles/build/staticPage';
import { ENGINE_COLOR_SCRIPT, ENGINE_STYLES } from './themeAliases';

/** The test site is inside the project, where the engine can resolve React and the router. */
const PROJECT = path.join(import.meta.dirname, '..');

/** Engine output that a probe in the test site's bundler recorded. */
interface Seen {
  environments: Map<string, EnvironmentConfig>;
  rspack: Map<string, Rspack.Configuration>;
  /** Code of the modules whose path contains the key. */
  modules: Map<string, string>;
  loaderOptions?: object;
  routes: RouteMeta[];
  service?: Partial<RouteTableGenerator>;
  /** Assets of the web environment before the engine renders pages. */
  assets: string[];
  html: string;
}

const seen: Seen = {
  environments: new Map(),
  rspack: new Map(),
  modules: new Map(),
  routes: [],
  assets: [],
  html: '',
};

/** Page that is removed from the routes once the assets are known. */
const NOT_WRITTEN = '/zh/page';

const GENERATED = ['virtual-site-data', 'virtual-i18n-text', 'virtual-routes'];

const probe: RsbuildPlugin = {
  name: 'probe',
  setup(api) {
    api.modifyEnvironmentConfig((config, { name }) => {
      seen.environments.set(name, copyOf(config));
    });
    api.modifyRspackConfig((config, { environment }) => {
      seen.rspack.set(environment.name, { ...config });
    });
    api.processAssets({ stage: 'report', environments: ['web'] }, ({ assets }) => {
      seen.assets = Object.keys(assets);
      const { service } = seen;
      const written = service?.getRoutes?.().filter(({ routePath }) => routePath !== NOT_WRITTEN);
      if (service && written) service.getRoutes = () => written;
    });
    for (const name of GENERATED) {
      api.transform(
        { test: new RegExp(name.replace('.', '\\.')), environments: ['web'], order: 'post' },
        ({ code }) => {
          seen.modules.set(name, code);
          return code;
        },
      );
    }
  },
};

/** A copy, because later plugins mutate the configuration that earlier ones received. */
const copyOf = (config: EnvironmentConfig): EnvironmentConfig =>
  JSON.parse(
    JSON.stringify(config, (_, value: unknown) =>
      value instanceof RegExp || typeof value === 'function' ? String(value) : value,
    ),
  ) as EnvironmentConfig;

const plugin: RspressPlugin = {
  name: 'probe',
  routeGenerated(routes) {
    seen.routes = routes;
  },
  routeServiceGenerated(service: Partial<RouteTableGenerator>) {
    seen.service = service;
  },
  builderConfig: {
    plugins: [probe],
    tools: {
      bundlerChain(chain) {
        const loader = chain.module.rule('mdx').oneOf('mdx').use('mdx-loader');
        seen.loaderOptions = loader.get('options') as object;
      },
    },
  },
};

let root: string;

beforeAll(async () => {
  mkdirSync(path.join(PROJECT, '.cache'), { recursive: true });
  root = mkdtempSync(path.join(PROJECT, '.cache/contract-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  write('docs/en/page.md', '---\ntitle: A page\n---\n\n# A page\n\nText.\n');
  write('docs/zh/page.md', '# 页面\n\n文字。\n');
  process.env.NODE_ENV = 'production';
  await build({
    docDirectory: path.join(root, 'docs'),
    // As the command line passes it; 2.0.21 fails without it.
    configFilePath: path.join(root, 'rspress.config.ts'),
    config: {
      root: path.join(root, 'docs'),
      outDir: path.join(root, 'dist'),
      lang: 'en',
      locales: ['en', 'zh'].map((lang) => ({ lang, label: lang })),
      search: false,
      plugins: [plugin],
      builderConfig: { performance: { printFileSize: false } },
    },
  });
  seen.html = readFileSync(path.join(root, 'dist/page.html'), 'utf8');
}, 120_000);

afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

it('returns the chunk name of a page, and the headings of a text', () => {
  expect(getRouteChunkName(seen.routes[0] as RouteMeta)).toMatch(/\w/);
  expect(parseToc(unified().use(remarkParse).parse('## Heading\n')).toc).toMatchObject([
    { text: 'Heading', id: 'heading', depth: 2 },
  ]);
});

it('passes compile() its options, and puts the metadata of a compiled page on one line', async () => {
  const { docDirectory } = seen.loaderOptions as Engine;
  const filepath = path.join(docDirectory, 'en/page.md');
  const code = await compile({
    ...(seen.loaderOptions as Engine),
    source: readFileSync(filepath, 'utf8'),
    filepath,
    addDependency: () => undefined,
  });
  const { data } = staticPage(code, filepath);
  expect(data).toMatchObject({ title: 'A page', frontmatter: { title: 'A page' }, toc: [] });
});

it('gets the pages that it reads from the route service', () => {
  expect(Reflect.get(seen.service ?? {}, 'getRoutes')).toBeTypeOf('function');
  expect(seen.routes.map(({ routePath }) => routePath)).toContain('/page');
});

it('renders the routes that the service returns once the template of all pages is an asset', () => {
  expect(seen.assets).toContain('index.html');
  expect(existsSync(path.join(root, 'dist/page.html'))).toBe(true);
  expect(existsSync(path.join(root, 'dist/zh/page.html'))).toBe(false);
});

it('generates the code of a route table that can be extended', () => {
  const service = seen.service as RouteTableGenerator;
  const code = service.generateRoutesCodeByRouteMeta(seen.routes.slice(0, 1));
  expect(code.match(/import\(/g)).toHaveLength(1);
  expect(code).toMatch(/^export const routes = \[/m);
});

it('writes site data and UI strings as JSON modules', () => {
  const { locales } = siteDataModule(seen.modules.get('virtual-site-data') ?? '');
  expect([...locales.keys()]).toEqual(['en', 'zh']);
  expect(seen.modules.get('virtual-i18n-text')).toMatch(/^export default \{.*\};?\s*$/s);
});

it('loads its route table from a module that an alias can replace', () => {
  expect(seen.modules.get('virtual-routes')).toContain('/page');
  expect(seen.environments.get('web')?.output?.target).toBe('web');
});

it('starts the browser at one entry, after the theme and its styles', () => {
  const { source } = seen.environments.get('web') ?? {};
  expect(source?.entry?.index).toBeTypeOf('string');
  const early = [source?.preEntry ?? []].flat();
  expect(early).toContain('@theme');
  expect(early.some((entry) => ENGINE_STYLES.test(entry))).toBe(true);
});

it('puts its color script into the head as a tag', () => {
  const tags = [seen.environments.get('web')?.html?.tags ?? []].flat();
  expect(JSON.stringify(tags)).toContain(ENGINE_COLOR_SCRIPT);
});

it('lets an id replace the name of a chunk', () => {
  const { chunkFilename } = seen.rspack.get('web')?.output ?? {};
  expect(chunkFilename).toMatch(/\[name\].*\[contenthash:\d+\]/);
});

it('groups styles in one cache group', () => {
  const split = seen.rspack.get('web')?.optimization?.splitChunks;
  expect(Object.keys((split || {}).cacheGroups ?? {})).toContain('styles');
});

it('renders pages in an environment for Node.js, whose entry exports render and routes', () => {
  expect(seen.environments.get('node')?.output?.target).toBe('node');
  const entry = createRequire(import.meta.url).resolve(
    '@rspress/core/dist/runtime/ssrServerEntry.js',
  );
  expect(existsSync(entry)).toBe(true);
  expect(readFileSync(entry, 'utf8')).toMatch(
    /export \{[^}]*\broutes\b[^]*export \{[^}]*\brender\b/,
  );
});

it('writes one HTML file for each page, whose scripts come from static/js', () => {
  expect(seen.html).toMatch(/<script defer src="[^"]*static\/js\//);
  expect(seen.html).toContain('<title>');
});
