import { resolved, type RsbuildConfig } from '@claims';
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
