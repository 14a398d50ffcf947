import { built, cli, documented, resolved, served, writeFolder, type RsbuildPlugin } from '@claims';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';

const plugin = (setup: RsbuildPlugin['setup'], name = 'look'): RsbuildPlugin => ({ name, setup });

test("Callbacks with order 'pre' run first, then those with 'default' or without order, then those with 'post'", async () => {
  const calls: string[] = [];
  await resolved({
    plugins: [
      plugin((api) => {
        for (const order of ['post', 'default', 'pre'] as const) {
          api.modifyRsbuildConfig({ order, handler: () => void calls.push(order) });
        }
        api.modifyRsbuildConfig(() => void calls.push('none'));
      }),
    ],
  });
  expect(calls).toEqual(['pre', 'default', 'none', 'post']);
});

test("config in modifyRsbuildConfig already contains some of Rsbuild's defaults, which override yours if you swap the arguments", async () => {
  const { config } = await resolved({
    plugins: [
      plugin((api) => {
        api.modifyRsbuildConfig((current, { mergeRsbuildConfig }) =>
          mergeRsbuildConfig({ html: { title: 'Orders' } }, current),
        );
      }),
    ],
  });
  expect(config.html.title).toBe('Rsbuild App');
});

test('modifyBundlerChain runs before tools.bundlerChain, and modifyRspackConfig before tools.rspack', async () => {
  const calls: string[] = [];
  await resolved({
    plugins: [
      plugin((api) => {
        api.modifyBundlerChain(() => void calls.push('modifyBundlerChain'));
        api.modifyRspackConfig(() => void calls.push('modifyRspackConfig'));
      }),
    ],
    tools: {
      bundlerChain: () => void calls.push('tools.bundlerChain'),
      rspack: () => void calls.push('tools.rspack'),
    },
  });
  expect(calls).toEqual([
    'modifyBundlerChain',
    'tools.bundlerChain',
    'modifyRspackConfig',
    'tools.rspack',
  ]);
});

test('If a callback of modifyBundlerChain returns something other than the chain, Rsbuild uses that as the chain, and the build fails', async () => {
  const setup = (api: Parameters<RsbuildPlugin['setup']>[0]) =>
    // @ts-expect-error the type allows no value
    api.modifyBundlerChain((chain) => chain.resolve.alias.set('a', 'b'));
  await expect(resolved({ plugins: [plugin(setup)] })).rejects.toThrow(
    'toConfig is not a function',
  );
});

test("After an error in a callback of onAfterDevCompile, Rsbuild doesn't compile again when you save a file", async () => {
  const compilationsAfterSave = async (fails: boolean): Promise<number> => {
    let count = 0;
    const { root } = await served(
      { 'src/index.js': 'document.title;' },
      {
        plugins: [
          plugin((api) => {
            api.onAfterDevCompile(() => {
              count += 1;
              if (fails && count === 1) throw new Error('It fails.');
            });
          }),
        ],
      },
    );
    // The watcher can report the files of a new project once more.
    await setTimeout(500);
    const before = count;
    writeFileSync(path.join(root, 'src/index.js'), 'document.body;');
    await setTimeout(1500);
    return count - before;
  };
  expect(await compilationsAfterSave(false)).toBeGreaterThan(0);
  expect(await compilationsAfterSave(true)).toBe(0);
});

test("server, dev.cliShortcuts, dev.setupMiddlewares and dev.watchFiles aren't part of an environment in modifyEnvironmentConfig", async () => {
  let groups: string[] = [];
  let dev: string[] = [];
  await resolved({
    dev: { cliShortcuts: true, setupMiddlewares: [], watchFiles: [], progressBar: true },
    plugins: [
      plugin((api) => {
        api.modifyEnvironmentConfig((config) => {
          groups = Object.keys(config);
          dev = Object.keys(config.dev);
        });
      }),
    ],
  });
  expect(groups).not.toContain('server');
  expect(dev.toSorted()).toEqual([
    'assetPrefix',
    'browserLogs',
    'client',
    'hmr',
    'lazyCompilation',
    'liveReload',
    'progressBar',
    'writeToDisk',
  ]);
});

test('If you return false in resolve, the import is not dropped', async () => {
  const { text } = await built(
    { 'src/index.js': "import './a.js';", 'src/a.js': "console.log('a');" },
    {
      output: { filenameHash: false },
      plugins: [
        plugin((api) => {
          // @ts-expect-error: the type allows no return value.
          api.resolve(() => false);
        }),
      ],
    },
  );
  expect(text('dist/static/js/index.js')).toContain('console.log("a")');
});

test("In transform, a TypeScript file that you import without ?raw arrives without its types with order 'post', and with them otherwise", async () => {
  const seen: Record<string, boolean> = {};
  await built(
    { 'src/index.ts': 'const a: string = document.title;\nconsole.log(a);' },
    {
      plugins: [
        plugin((api) => {
          for (const order of ['pre', 'default', 'post'] as const) {
            api.transform({ test: /index\.ts$/, order }, ({ code }) => {
              seen[order] = code.includes(': string');
              return code;
            });
          }
        }),
      ],
    },
  );
  expect(seen).toEqual({ pre: true, default: true, post: false });
});

test("With 'post', a stylesheet that you import without ?raw is no longer CSS", async () => {
  let left = '';
  await built(
    { 'src/index.js': "import './a.css';", 'src/a.css': 'a { color: red; }' },
    {
      plugins: [
        plugin((api) => {
          api.transform({ test: /a\.css$/, order: 'post' }, ({ code }) => {
            left = code;
            return code;
          });
        }),
      ],
    },
  );
  expect(left.trim()).toMatch(/export \{\};$/);
  expect(left).not.toContain('color');
});

test("modifyHTMLTags runs before html.tags, so it doesn't receive the tags of that option", async () => {
  let names: (string | undefined)[] = [];
  const { text } = await built(
    {},
    {
      html: { tags: [{ tag: 'meta', attrs: { name: 'own' } }] },
      plugins: [
        plugin((api) => {
          api.modifyHTMLTags((tags) => {
            names = tags.headTags.map(({ attrs }) => attrs?.name as string | undefined);
            return tags;
          });
        }),
      ],
    },
  );
  expect(names).not.toContain('own');
  expect(text('dist/index.html')).toContain('name="own"');
});

test('If an attribute of a tag is true, Rsbuild writes only its name; if it is false, null or undefined, Rsbuild omits it', async () => {
  const { text } = await built(
    {},
    {
      plugins: [
        plugin((api) => {
          api.modifyHTMLTags((tags) => {
            tags.headTags.push({
              tag: 'link',
              attrs: { rel: 'x', a: true, b: false, c: null, d: undefined },
              metadata: { own: true },
            });
            return tags;
          });
        }),
      ],
    },
  );
  expect(text('dist/index.html')).toMatch(/<link rel="x" a ?\/?>/);
});

test('onAfterBuild also runs after build errors', async () => {
  let failed: boolean | undefined;
  const build = built(
    { 'src/index.js': "import './missing.js';" },
    {
      plugins: [
        plugin((api) => {
          api.onAfterBuild(({ stats }) => {
            failed = stats?.hasErrors();
          });
        }),
      ],
    },
  );
  await expect(build).rejects.toThrow('Rspack build failed.');
  expect(failed).toBe(true);
});

test('An unknown stage of processAssets fails the build with Invalid process assets stage', async () => {
  const build = built(
    {},
    {
      plugins: [
        plugin((api) => {
          // @ts-expect-error: the stages are a closed union.
          api.processAssets({ stage: 'later' }, () => undefined);
        }),
      ],
    },
  );
  await expect(build).rejects.toThrow('Invalid process assets stage');
});

test('After a failed build, onCloseBuild does not run', async () => {
  const { output, code } = await cli(['build'], {
    'src/index.js': "import './missing.js';",
    'rsbuild.config.mjs': `export default {
      plugins: [{ name: 'look', setup(api) { api.onCloseBuild(() => console.log('closed')); } }],
    };`,
  });
  expect(code).toBe(1);
  expect(output).not.toContain('closed');
});

test('You cannot add plugins in modifyRsbuildConfig: Rsbuild warns that plugins are already initialized', async () => {
  const { log } = await resolved({
    plugins: [
      plugin((api) => {
        api.modifyRsbuildConfig((config) => {
          config.plugins?.push(plugin(() => undefined, 'added'));
        });
      }),
    ],
  });
  expect(log).toContain('Cannot change plugins via modifyRsbuildConfig');
});

test("The hooks for webpack don't run with Rspack", async () => {
  const { createRsbuild } = await documented('@rsbuild/core');
  const calls: string[] = [];
  const rsbuild = await createRsbuild({
    config: {
      mode: 'production',
      source: { entry: { index: 'data:text/javascript,' } },
      plugins: [
        plugin((api) => {
          api.modifyWebpackChain(() => void calls.push('chain'));
          api.modifyWebpackConfig(() => void calls.push('config'));
        }),
      ],
    },
  });
  await rsbuild.createCompiler();
  expect(calls).toEqual([]);
});

test("With onExit in a build, the first SIGTERM runs the callback but doesn't end the process; the second one does", async () => {
  const run = (signals: number) =>
    cli(['build', '--watch'], {
      'rsbuild.config.mjs': `
        const setup = (api) => {
          const signal = () => process.kill(process.pid, 'SIGTERM');
          api.onExit(({ exitCode }) => {
            console.log('onExit', exitCode);
            // Signals that arrive together are handled as one, so the second waits for the first.
            if (exitCode === 143 && ${String(signals)} > 1) setTimeout(signal);
          });
          api.onAfterBuild(() => {
            signal();
            setTimeout(() => {
              console.log('still running');
              process.exit(3);
            }, 1000);
          });
        };
        export default { plugins: [{ name: 'look', setup }] };
      `,
    });
  const once = await run(1);
  expect(once.output).toContain('onExit 143');
  expect(once.output).toContain('still running');
  const twice = await run(2);
  expect(twice.output).toContain('onExit 143');
  expect(twice.output).not.toContain('still running');
});

test('With performance.buildCache, Rsbuild skips transform for modules that it takes from the cache, and resolve for imports between them', async () => {
  const { createRsbuild } = await documented('@rsbuild/core');
  const cwd = writeFolder({ 'index.js': "import './chart.js';", 'chart.js': '' });
  const handled = async (): Promise<string[]> => {
    const calls: string[] = [];
    const rsbuild = await createRsbuild({
      cwd,
      config: {
        mode: 'production',
        logLevel: 'error',
        performance: { buildCache: true, printFileSize: false },
        source: { entry: { index: './index.js' } },
        plugins: [
          plugin((api) => {
            api.transform({ test: /chart\.js$/ }, ({ code }) => {
              calls.push('transform');
              return code;
            });
            api.resolve(({ resolveData }) => {
              if (resolveData.request === './chart.js') calls.push('resolve');
            });
          }),
        ],
      },
    });
    const { close } = await rsbuild.build();
    await close();
    return calls;
  };
  expect(await handled()).toEqual(['resolve', 'transform']);
  expect(await handled()).toEqual([]);
});

test('If several handlers of transform with the same order match a module, the one that was registered last runs first', async () => {
  const calls: string[] = [];
  await built(
    { 'src/index.js': 'document.title;' },
    {
      plugins: [
        plugin((api) => {
          for (const name of ['first', 'second']) {
            api.transform({ test: /index\.js$/ }, ({ code }) => {
              calls.push(name);
              return code;
            });
          }
        }),
      ],
    },
  );
  expect(calls).toEqual(['second', 'first']);
});

test('With process.exit, only the first callback of onExit runs', async () => {
  const { output } = await cli(['build'], {
    'rsbuild.config.mjs': `
      const setup = (api) => {
        api.onExit(() => console.log('first callback'));
        api.onExit(() => console.log('second callback'));
        api.onAfterBuild(() => process.exit());
      };
      export default { plugins: [{ name: 'look', setup }] };
    `,
  });
  expect(output).toContain('first callback');
  expect(output).not.toContain('second callback');
});

test('Unless server.middlewareMode is on, the dev server closes when the process receives SIGTERM', async () => {
  const { createRsbuild } = await documented('@rsbuild/core');
  const listenersOf = async (middlewareMode: boolean) => {
    const before = process.listenerCount('SIGTERM');
    const rsbuild = await createRsbuild({
      config: { server: { middlewareMode }, source: { entry: { index: './index.js' } } },
    });
    const server = await rsbuild.createDevServer({ runCompile: false });
    const added = process.listenerCount('SIGTERM') - before;
    await server.close();
    return added;
  };
  expect(await listenersOf(false)).toBe(1);
  expect(await listenersOf(true)).toBe(0);
});
