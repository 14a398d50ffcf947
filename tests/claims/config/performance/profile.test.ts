import { built, resolved, type RsbuildConfig } from '@claims';
import { expect, test } from 'vitest';

const FILES = {
  'src/index.js': 'import { a } from "./a"; console.log(a);',
  'src/a.js': 'export const a = Math.random();',
};

interface Stats {
  readonly modules: readonly { readonly name: string; readonly profile?: object }[];
}

/** Names of the modules with times in a stats file. */
const timedModules = (stats: string) =>
  (JSON.parse(stats) as Stats).modules.flatMap(({ name, profile }) => (profile ? [name] : []));

/** Names of the reports and stats files that a build writes. */
const reportsOf = async (performance: RsbuildConfig['performance']) =>
  (await built(FILES, { performance })).files.filter((file) => /report|\.json$/.test(file));

test('In modules, each source file has its times', async () => {
  const { text } = await built(FILES, { performance: { profile: true } });
  expect(timedModules(text('dist/stats.json')).sort()).toEqual(['./src/a.js', './src/index.js']);
});

test('Without bundleAnalyze, Rsbuild writes stats.json, but no report. With it, Rsbuild writes both', async () => {
  expect(await reportsOf({ profile: true })).toEqual(['dist/stats.json']);
  expect(await reportsOf({ profile: true, bundleAnalyze: {} })).toEqual([
    'dist/report-web.html',
    'dist/stats.json',
  ]);
});

test('generateStatsFile: false omits the file, and statsFilename renames it', async () => {
  const bundleAnalyze = { analyzerMode: 'disabled' } as const;
  expect(
    await reportsOf({
      profile: true,
      bundleAnalyze: { ...bundleAnalyze, generateStatsFile: false },
    }),
  ).toEqual([]);
  expect(
    await reportsOf({
      profile: true,
      bundleAnalyze: { ...bundleAnalyze, statsFilename: 'times.json' },
    }),
  ).toEqual(['dist/times.json']);
});

test('To profile a single environment, set the option there; if several share a folder, they overwrite each other’s file', async () => {
  const node = { output: { target: 'node' } } as const;
  const single = await built(FILES, {
    environments: { web: { performance: { profile: true } }, node },
  });
  expect(single.log.match(/saved stats file/g)).toHaveLength(1);
  const shared = await built(FILES, {
    performance: { profile: true },
    environments: { web: {}, node },
  });
  expect(shared.log.match(/saved stats file to .*\/dist\/stats\.json/g)).toHaveLength(2);
});

test('profile makes the dev server write its files to disk, even if dev.writeToDisk is false', async () => {
  const { config } = await resolved(
    { dev: { writeToDisk: false }, performance: { profile: true } },
    { command: 'dev' },
  );
  expect(config.dev.writeToDisk).toBe(true);
});
