import { built, cli, documented, resolved, type RsbuildConfig } from '@claims';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

interface Cache {
  readonly version: string;
  readonly buildDependencies: readonly string[];
}

/** The persistent cache that Rsbuild configures in a project with an `.env` file. */
async function cacheOf(config: RsbuildConfig, env: Record<string, string> = {}): Promise<Cache> {
  const { rspack } = await resolved(config, {
    env,
    files: { '.env': 'A=1', 'package.json': '{}' },
  });
  return rspack.experiments?.cache as unknown as Cache;
}

test("The .env files that Rsbuild loaded invalidate the cache only if buildCache is set outside environments, and no environment's value replaces it", async () => {
  const dependsOn = async (config: RsbuildConfig) =>
    (await cacheOf(config)).buildDependencies.map((file) => file.split('/').at(-1));
  expect(await dependsOn({ performance: { buildCache: true } })).toContain('.env');
  const replaced = await dependsOn({
    performance: { buildCache: true },
    environments: { web: { performance: { buildCache: true } } },
  });
  expect(replaced).not.toContain('.env');
  const own = await dependsOn({ environments: { web: { performance: { buildCache: true } } } });
  expect(own).toContain('package.json');
  expect(own).not.toContain('.env');
});

test('Each environment, each NODE_ENV and each cacheDigest has a separate cache', async () => {
  const versionOf = async (name: string, nodeEnv: string, cacheDigest?: string[]) =>
    (
      await cacheOf(
        { performance: { buildCache: { cacheDigest } }, environments: { [name]: {} } },
        { NODE_ENV: nodeEnv },
      )
    ).version;
  const versions = [
    await versionOf('web', 'production'),
    await versionOf('app', 'production'),
    await versionOf('web', 'test'),
    await versionOf('web', 'production', ['a']),
    await versionOf('web', 'production', ['b']),
  ];
  expect(new Set(versions).size).toBe(versions.length);
  expect(await versionOf('web', 'production')).toBe(versions[0]);
});

test('Rspack follows relative imports in the configuration file, but not to a TypeScript file that you import as ./targets.js', async () => {
  const rebuilt = async (specifier: string, file: string) => {
    const first = await cli(['build'], {
      'package.json': '{ "type": "module" }',
      'rsbuild.config.ts': `
        import overrideBrowserslist from '${specifier}';
        const output = { filenameHash: false, overrideBrowserslist };
        export default { output, performance: { buildCache: true } };`,
      [file]: 'export default ["chrome >= 120"];',
      'src/index.js': 'window.read = (value) => value?.key;',
    });
    expect(first.text('dist/static/js/index.js')).toContain('?.');
    writeFileSync(path.join(first.root, file), 'export default ["chrome >= 60"];');
    const second = await cli(['build', '--root', first.root]);
    expect(second.code).toBe(0);
    return readFileSync(path.join(first.root, 'dist/static/js/index.js'), 'utf8');
  };
  expect(await rebuilt('./targets', 'targets.ts')).not.toContain('?.');
  expect(await rebuilt('./targets.js', 'targets.ts')).toContain('?.');
});

test('Rspack does not find the PostCSS configuration', async () => {
  const coloring = (color: string) => `export default {
    plugins: [{ postcssPlugin: 'color', Once(root) { root.first.first.value = '${color}'; } }],
  };`;
  const first = await cli(['build'], {
    'package.json': '{ "type": "module" }',
    'rsbuild.config.mjs': `
      const output = { filenameHash: false, minify: false };
      export default { output, performance: { buildCache: true } };`,
    'postcss.config.mjs': coloring('red'),
    'src/index.js': 'import "./index.css";',
    'src/index.css': 'a { color: black; }',
  });
  const cssFile = path.join(first.root, 'dist/static/css/index.css');
  expect(readFileSync(cssFile, 'utf8')).toContain('red');
  writeFileSync(path.join(first.root, 'postcss.config.mjs'), coloring('blue'));
  expect((await cli(['build', '--root', first.root])).code).toBe(0);
  expect(readFileSync(cssFile, 'utf8')).toContain('red');
});

test('Rspack deletes other folders in cacheDirectory', async () => {
  const { root } = await built(
    { 'cache/pictures/a.txt': '', 'cache/.hidden/a.txt': '' },
    { performance: { buildCache: { cacheDirectory: 'cache' } } },
  );
  expect(existsSync(path.join(root, 'cache/pictures'))).toBe(false);
  expect(existsSync(path.join(root, 'cache/.hidden'))).toBe(true);
});

test('An edit in node_modules has no effect as long as the version of the package stays the same', async () => {
  const { createRsbuild } = await documented('@rsbuild/core');
  const { root } = await resolved({}, { files: { 'src/index.js': 'import "dep";' } });
  const rebuilt = async (color: string, version: string) => {
    const folder = path.join(root, 'node_modules/dep');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'dep', version }));
    writeFileSync(path.join(folder, 'index.js'), `document.title = '${color}';`);
    const rsbuild = await createRsbuild({
      cwd: root,
      config: { performance: { buildCache: true }, output: { filenameHash: false } },
    });
    await (await rsbuild.build()).close();
    return readFileSync(path.join(root, 'dist/static/js/index.js'), 'utf8');
  };
  expect(await rebuilt('red', '1.0.0')).toContain('red');
  expect(await rebuilt('blue', '1.0.0')).toContain('red');
  expect(await rebuilt('blue', '1.0.1')).toContain('blue');
});

test('The output of a loader is outdated if you changed the loader itself, unless its file is in buildDependencies.', async () => {
  const rebuilt = async (buildCache: object) => {
    const loader = (color: string) => `module.exports = () => "document.title = '${color}';";`;
    const { root, text } = await cli(['build'], {
      'loader.cjs': loader('red'),
      'rsbuild.config.mjs': `
        const rules = [{ test: /index\\.js$/, use: './loader.cjs' }];
        export default {
          output: { filenameHash: false },
          performance: { buildCache: ${JSON.stringify(buildCache)} },
          tools: { rspack: { module: { rules } } },
        };`,
      'src/index.js': '',
    });
    expect(text('dist/static/js/index.js')).toContain('red');
    writeFileSync(path.join(root, 'loader.cjs'), loader('blue'));
    expect((await cli(['build', '--root', root])).code).toBe(0);
    return readFileSync(path.join(root, 'dist/static/js/index.js'), 'utf8');
  };
  expect(await rebuilt({})).toContain('red');
  expect(await rebuilt({ buildDependencies: ['./loader.cjs'] })).toContain('blue');
});
