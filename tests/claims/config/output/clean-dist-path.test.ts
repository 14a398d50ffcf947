import { cli, resolved } from '@claims';
import { expect, test } from 'vitest';

const ran = (args: string[], output: string, until?: RegExp) =>
  cli(
    args,
    {
      'src/index.js': '',
      'dist/CNAME': 'example.com',
      'dist/static/js/old.js': '',
      'rsbuild.config.mjs': `export default { ${output} };`,
    },
    { until },
  );

test('With auto, Rsbuild does not empty the project root itself', async () => {
  const { files, output } = await ran(['build'], 'output: { distPath: "." }');
  expect(files).toContain('dist/CNAME');
  expect(output).toContain('Rsbuild will not empty it');
});

test('A file is deleted when a pattern such as /^CNAME$/ does not match its absolute path', async () => {
  const keeping = async (pattern: string) =>
    (await ran(['build'], `output: { cleanDistPath: { keep: [${pattern}] } }`)).files;
  expect(await keeping('/^CNAME$/')).not.toContain('dist/CNAME');
  expect(await keeping('/\\/CNAME$/')).toContain('dist/CNAME');
});

test('Nothing is deleted, and there is no error, when keep contains a string', async () => {
  const { code, files } = await ran(['build'], 'output: { cleanDistPath: { keep: ["CNAME"] } }');
  expect(code).toBe(0);
  expect(files).toContain('dist/static/js/old.js');
});

test('With true, rsbuild dev empties the folder although it keeps files in memory', async () => {
  const started = async (value: string) =>
    (await ran(['dev'], `output: { cleanDistPath: ${value} }`, /ready/)).files;
  expect(await started('true')).not.toContain('dist/CNAME');
  expect(await started('"auto"')).toContain('dist/CNAME');
});

test('When both are objects, Rsbuild concatenates the keep arrays of an environment and the shared value', async () => {
  const { environments } = await resolved({
    output: { cleanDistPath: { keep: [/a/] } },
    environments: { web: { output: { cleanDistPath: { keep: [/b/] } } } },
  });
  expect(environments.web?.output.cleanDistPath).toEqual({ keep: [/a/, /b/] });
});

test("An environment's value replaces the shared one", async () => {
  const { environments } = await resolved({
    output: { cleanDistPath: true },
    environments: { web: { output: { cleanDistPath: { keep: [/b/] } } } },
  });
  expect(environments.web?.output.cleanDistPath).toEqual({ keep: [/b/] });
});

test('Files in the parent folder of the environments stay', async () => {
  const { files } = await ran(
    ['build'],
    'environments: { web: { output: { distPath: "dist/client" } }, node: { output: { target: "node", distPath: "dist/static" } } }',
  );
  expect(files).toContain('dist/CNAME');
  expect(files).not.toContain('dist/static/js/old.js');
});

test('With dist and dist/server, the first environment also empties dist/server, even if the second one sets false', async () => {
  const node = 'target: "node", distPath: "dist/static", cleanDistPath: false';
  const { files } = await ran(
    ['build'],
    `environments: { web: {}, node: { output: { ${node} } } }`,
  );
  expect(files).not.toContain('dist/static/js/old.js');
});

test('Both commands also empty dist/.rsbuild, whatever keep contains', async () => {
  const files = {
    'dist/.rsbuild/old.mjs': '',
    'dist/CNAME': '',
    'rsbuild.config.mjs': 'export default { output: { cleanDistPath: { keep: [/./] } } };',
  };
  const run = await cli(['build'], files);
  const dev = await cli(['dev'], files, { until: /ready/ });
  for (const left of [run.files, dev.files]) {
    expect(left).toContain('dist/CNAME');
    expect(left).not.toContain('dist/.rsbuild/old.mjs');
  }
});

test("To keep dist/.rsbuild, set false outside environments; with 'auto', Rsbuild also keeps it outside the project", async () => {
  const cleaned = async (config: string) =>
    (
      await cli(['build'], {
        'app/src/index.js': '',
        'out/.rsbuild/old.mjs': '',
        'app/dist/.rsbuild/old.mjs': '',
        'rsbuild.config.mjs': `export default { root: './app', ${config} };`,
      })
    ).files;
  const inside = 'app/dist/.rsbuild/old.mjs';
  const never = 'output: { cleanDistPath: false }';
  expect(await cleaned(never)).toContain(inside);
  expect(await cleaned(`environments: { web: { ${never} } }`)).not.toContain(inside);
  expect(await cleaned('output: { distPath: "../out" }')).toContain('out/.rsbuild/old.mjs');
});

test('With --watch, a change of the configuration restarts the build, which empties the folder again', async () => {
  const config = `
    import { existsSync, readFileSync, writeFileSync } from 'node:fs';
    const file = 'rsbuild.config.mjs';
    const plugin = {
      name: 'change-once',
      setup(api) {
        api.onAfterBuild(() => {
          if (existsSync('built')) return;
          writeFileSync('built', '');
          writeFileSync('dist/CNAME', 'example.com');
          setInterval(() => writeFileSync(file, readFileSync(file)), 100);
        });
      },
    };
    export default { plugins: [plugin] };`;
  const { files, output } = await cli(
    ['build', '--watch'],
    { 'src/index.js': '', 'rsbuild.config.mjs': config },
    { until: /restarting build[^]*ready/ },
  );
  expect(output).toContain('restarting build');
  expect(files).toContain('built');
  expect(files).not.toContain('dist/CNAME');
});
