import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RspressPlugin } from '@rspress/core';
import { digestOf, filesBelow, buildDigest } from '../cache/digest';
import { referencePages } from '@markdown/code/references/pages';
import { compilePage, type CompiledPage, type CompileTask, type Engine } from './compilePage';
import { pageCache } from '../cache/pageCache';
import { site } from '@config/site';
import { themeConfig } from '@config/theme';
import { lastCommits } from '@publish/lastUpdated';
import { withTranslationState } from '@publish/translationState';

const LOADER = fileURLToPath(new URL('./loader.mjs', import.meta.url));

const CACHE = '.cache/pages';

/** Path of the configuration file, parsed as the engine's command line does. */
function configFileOf(args: readonly string[]): string {
  const flag = args.findIndex((arg) => arg === '-c' || arg === '--config');
  return path.resolve((flag >= 0 ? args[flag + 1] : undefined) ?? 'rspress.config.ts');
}

/** Pages of one build: read from the cache if nothing has changed, otherwise compiled once for both bundles. */
async function startBuild(root: string) {
  const configFile = configFileOf(process.argv);
  const pages = filesBelow(root).filter((file) => /\.mdx?$/.test(file));
  const digest = digestOf(
    buildDigest(process.cwd(), configFile, root),
    // Both depend on environment variables.
    JSON.stringify([site, themeConfig]),
    ...pages,
    ...referencePages.digest,
  );
  const commits = await lastCommits(root);
  const cache = pageCache(path.join(CACHE, digestOf(root).slice(0, 8)), digest);
  /** Pages that both bundles need while they compile; later, the cache has them. */
  const compiling = new Map<string, { source: string; page: Promise<CompiledPage> }>();
  /** Pages compile one after the other: at once, 20,000 of them run out of file handles. */
  let last: Promise<unknown> = Promise.resolve();

  const keyOf = ({ file, source }: CompileTask): string => {
    const commit = commits.get(path.relative(root, file).split(path.sep).join('/'));
    return digestOf(file, commit ?? '', source);
  };

  const readOrCompile = async (task: CompileTask, engine: Engine): Promise<CompiledPage> => {
    const key = keyOf(task);
    const cached = cache.get(key);
    if (cached) return cached;
    const page = await compilePage(task, engine);
    cache.set(key, page);
    return page;
  };

  return {
    /** Digest of everything that affects how each page compiles. */
    digest,
    stored(file: string): StoredPage {
      const task = { file, source: withTranslationState(root, file, readFileSync(file, 'utf8')) };
      const key = keyOf(task);
      return { source: task.source, key, page: cache.get(key) };
    },
    compile(task: CompileTask, engine: Engine): Promise<CompiledPage> {
      const known = compiling.get(task.file);
      if (known?.source === task.source) return known.page;
      const page = last
        .then(() => readOrCompile(task, engine))
        .finally(() => compiling.delete(task.file));
      last = page.catch(() => undefined);
      compiling.set(task.file, { source: task.source, page });
      return page;
    },
  };
}

/** What earlier builds have left of a page. */
interface StoredPage {
  /** Text of the page as it is compiled. */
  source: string;
  /** Changes with the page's text and the time of its last commit. */
  key: string;
  /** Undefined if it was never compiled, or if a file that it includes has changed since. */
  page: CompiledPage | undefined;
}

export type Build = Awaited<ReturnType<typeof startBuild>>;

/**
 * Compiles pages in place of the engine's loader: once for both bundles, and only if the page or the code that compiles
 * it has changed since the last build.
 * @returns the plugin, and a function for the running build
 */
export function pageCompiler(onPage: (task: CompileTask, page: CompiledPage) => void): {
  plugin: RspressPlugin;
  currentBuild: () => Promise<Build> | undefined;
} {
  let build: Promise<Build> | undefined;

  const plugin: RspressPlugin = {
    name: 'page-compiler',
    config(config, _, isProd) {
      if (isProd) build = startBuild(path.resolve(config.root ?? 'docs'));
      return config;
    },
    builderConfig: {
      tools: {
        bundlerChain(chain, { environment }) {
          chain.module
            .rule('mdx')
            .oneOf('mdx')
            .use('mdx-loader')
            .loader(LOADER)
            .tap((engine) => ({
              async compilePage(task: CompileTask): Promise<CompiledPage> {
                if (!build) return compilePage(task, engine as unknown as Engine);
                const page = await (await build).compile(task, engine as unknown as Engine);
                if (environment.name === 'node') onPage(task, page);
                return page;
              },
            }));
        },
      },
    },
  };
  return { plugin, currentBuild: () => build };
}
