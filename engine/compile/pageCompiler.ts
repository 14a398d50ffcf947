import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import type { RspressPlugin } from '@rspress/core';
import { digestOf, filesBelow } from '../cache/digest';
import { referencePages } from '@markdown/code/references/pages';
import { compilePage, type Engine } from './compilePage';
import type { CompiledPage, CompileTask } from './compileTask';
import { buildDigest } from '../cache/projectDigest';
import { pageCache } from '../cache/pageCache';
import { PageQueue } from './PageQueue';
import { site } from '@config/site';
import { themeConfig } from '@config/theme';
import { lastCommits } from '@publish/lastUpdated';
import { sourceOf } from '@publish/translationState';

const LOADER = fileURLToPath(new URL('./loader.mjs', import.meta.url));

const CACHE = '.cache/pages';

/** A second thread takes as long to start as this one to compile so many pages. */
const WORTH_A_THREAD = 16;

/** As the engine's command line takes it. */
function configFileOf(args: readonly string[]): string {
  const flag = args.findIndex((arg) => arg === '-c' || arg === '--config');
  return path.resolve((flag >= 0 ? args[flag + 1] : undefined) ?? 'rspress.config.ts');
}

/** Where a page and its translation are the same: one after the other, the second finds its samples highlighted. */
const withoutLanguage = (root: string, file: string): string =>
  path.relative(root, file).replace(/^[^\\/]+/, '');

/** One build: what it knows of the build before, and what it compiles itself. */
async function startBuild(root: string) {
  const configFile = configFileOf(process.argv);
  const pages = filesBelow(root).filter((file) => /\.mdx?$/.test(file));
  const digest = digestOf(
    buildDigest(process.cwd(), configFile, root),
    // Parts of both are read from the environment.
    JSON.stringify([site, themeConfig]),
    ...pages,
    ...referencePages.digest,
  );
  const commits = await lastCommits(root);
  const cache = pageCache(path.join(CACHE, digestOf(root).slice(0, 8)), digest);
  const queue = new PageQueue();

  const keyOf = ({ file, source }: CompileTask): string => {
    const commit = commits.get(path.relative(root, file).split(path.sep).join('/'));
    return digestOf(file, commit ?? '', source);
  };
  const found = new Map<string, { key: string; page: CompiledPage }>();
  const find = (task: CompileTask): CompiledPage | undefined => {
    const key = keyOf(task);
    const known = found.get(task.file);
    if (known?.key === key) return known.page;
    const page = cache.get(key);
    if (page) found.set(task.file, { key, page });
    return page;
  };

  const tasks = pages.map((file) => ({ file, source: sourceOf(root, file) }));
  const unknown = tasks
    .filter((task) => !find(task))
    .sort((a, b) => withoutLanguage(root, a.file).localeCompare(withoutLanguage(root, b.file)));
  if (unknown.length >= WORTH_A_THREAD) queue.compileAhead(unknown, { configFile, root });

  return {
    async compile(task: CompileTask, engine: Engine): Promise<CompiledPage> {
      const known = find(task);
      if (known) return known;
      const page = await queue.compile(task, (other) => compilePage(other, engine));
      cache.set(keyOf(task), page);
      return page;
    },
  };
}

/**
 * Compiles pages in place of the engine's loader: once for both bundles, on a second thread as soon as the build begins,
 * and not at all where nothing has changed since the build before.
 */
export function pluginPageCompiler(
  onPage: (task: CompileTask, page: CompiledPage) => void,
): RspressPlugin {
  let build: ReturnType<typeof startBuild> | undefined;

  return {
    name: 'page-compiler',
    config(config, _, isProd) {
      if (isProd && isMainThread) build = startBuild(path.resolve(config.root ?? 'docs'));
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
}
