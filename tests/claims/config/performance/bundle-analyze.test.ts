import { built, resolved, served } from '@claims';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const FILES = { 'src/index.js': 'console.log("index");' };

/** Names of the reports and stats files that a build writes. */
const reportsOf = (files: readonly string[]) => files.filter((file) => /report|stats/.test(file));

test('Any value of BUNDLE_ANALYZE except an empty string turns the report on, so BUNDLE_ANALYZE=false also does', async () => {
  const reports = async (value: string) =>
    reportsOf((await built(FILES, {}, { env: { BUNDLE_ANALYZE: value } })).files);
  expect(await reports('false')).toEqual(['dist/report-web.html']);
  expect(await reports('')).toEqual([]);
});

test('With performance.profile, Rsbuild only writes a report if you also set bundleAnalyze: {}', async () => {
  const env = { BUNDLE_ANALYZE: 'true' };
  const variable = await built(FILES, { performance: { profile: true } }, { env });
  const both = await built(FILES, { performance: { profile: true, bundleAnalyze: {} } });
  expect(reportsOf(variable.files)).toEqual(['dist/stats.json']);
  expect(reportsOf(both.files)).toEqual(['dist/report-web.html', 'dist/stats.json']);
});

test('Rsbuild sets dev.writeToDisk to true', async () => {
  const { config } = await resolved(
    { dev: { writeToDisk: false }, performance: { bundleAnalyze: {} } },
    { command: 'dev' },
  );
  expect(config.dev.writeToDisk).toBe(true);
});

test('The dev server writes a report', async () => {
  const { root } = await served(FILES, { performance: { bundleAnalyze: {} } });
  expect(existsSync(path.join(root, 'dist/report-web.html'))).toBe(true);
});

test("analyzerMode: 'json' doesn't change the default name", async () => {
  const { text } = await built(FILES, { performance: { bundleAnalyze: { analyzerMode: 'json' } } });
  expect(JSON.parse(text('dist/report-web.html'))).toMatchObject([{ isAsset: true }]);
});

test('Environments that share an output folder overwrite each other’s report if reportFilename is set outside environments', async () => {
  const environments = { web: {}, node: { output: { target: 'node' } } } as const;
  const own = await built(FILES, { performance: { bundleAnalyze: {} }, environments });
  const bundleAnalyze = { reportFilename: 'report.html' };
  const shared = await built(FILES, { performance: { bundleAnalyze }, environments });
  expect(reportsOf(own.files)).toEqual(['dist/report-node.html', 'dist/report-web.html']);
  expect(reportsOf(shared.files)).toEqual(['dist/report.html']);
});

test('By default, the title of the report is the package name, or Webpack Bundle Analyzer if npm_package_name isn’t set, with date and time', async () => {
  const title = async (name: string) => {
    const env = { npm_package_name: name };
    const { text } = await built(FILES, { performance: { bundleAnalyze: {} } }, { env });
    return /<title>(.*)/.exec(text('dist/report-web.html'))?.[1];
  };
  expect(await title('shop')).toMatch(/^shop \[\d+ \w+ \d{4} at \d\d:\d\d\]/);
  expect(await title('')).toMatch(/^Webpack Bundle Analyzer \[/);
});

test('The name of the stats file is the same in all environments', async () => {
  const { log } = await built(FILES, {
    performance: { bundleAnalyze: { generateStatsFile: true } },
    environments: { web: {}, node: { output: { target: 'node' } } },
  });
  expect(log.match(/saved stats file to .*dist\/stats\.json/g)).toHaveLength(2);
});
