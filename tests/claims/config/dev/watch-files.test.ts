import { cli, resolved } from '@claims';
import { expect, test } from 'vitest';

/** Runs `rsbuild dev --root app`, changes a file until the server restarts, and returns the output. */
async function restarted(paths: string, changedFile: string): Promise<string> {
  const { output } = await cli(
    ['dev', '--root', 'app'],
    {
      [changedFile]: '{}',
      'app/src/index.js': '',
      'app/rsbuild.config.mjs': `
        import { writeFileSync } from 'node:fs';
        setInterval(() => writeFileSync('${changedFile}', String(Math.random())), 100);
        export default { dev: { watchFiles: { type: 'reload-server', paths: '${paths}' } } };`,
    },
    { until: /restarting server/ },
  );
  return output;
}

test('Globs start from root', async () => {
  expect(await restarted('data/*.json', 'app/data/a.json')).toContain('as a.json changed');
});

test('Plain paths start from the folder where you run the command', async () => {
  expect(await restarted('data/a.json', 'data/a.json')).toContain('as a.json changed');
});

test('Escape the parentheses of a folder such as (shop) to watch it', async () => {
  expect(await restarted(String.raw`\\(shop\\)/*.json`, 'app/(shop)/a.json')).toContain(
    'as a.json changed',
  );
});

test('Rsbuild watches tsconfig.json unless resolve.aliasStrategy is prefer-alias', async () => {
  const watched = async (aliasStrategy: 'prefer-alias' | 'prefer-tsconfig') => {
    const { config } = await resolved(
      { resolve: { aliasStrategy } },
      { command: 'dev', files: { 'tsconfig.json': '{}' } },
    );
    return config.dev.watchFiles.flatMap(({ paths }) => paths);
  };
  expect(await watched('prefer-tsconfig')).toContainEqual(expect.stringMatching(/tsconfig\.json$/));
  expect(await watched('prefer-alias')).toEqual([]);
});

test('If the setup function of a plugin throws an error during a restart, the command exits', async () => {
  const { code, output } = await cli(['dev'], {
    'src/index.js': '',
    'rsbuild.config.mjs': `
      import { existsSync, writeFileSync } from 'node:fs';
      const isRestart = existsSync('data.json');
      if (!isRestart) setInterval(() => writeFileSync('data.json', String(Math.random())), 100);
      const broken = { name: 'broken', setup() { throw new Error('setup failed'); } };
      export default {
        plugins: isRestart ? [broken] : [],
        dev: { watchFiles: { type: 'reload-server', paths: 'data.json' } },
      };`,
  });
  expect(code).toBe(1);
  expect(output).toContain('setup failed');
});
