import { built, cli } from '@claims';
import { expect, test } from 'vitest';

const FILES = {
  'src/index.js': 'import "./a.css"; import("./later.js");',
  'src/later.js': 'console.log(1);',
  'src/a.css': 'body { color: red; }',
};

/** The tags of the built page that have a hash. */
const hashedTags = async (config: Parameters<typeof built>[1], options = {}) =>
  (await built({ ...FILES, 'public/x.js': '' }, config, options))
    .text('dist/index.html')
    .match(/<[^>]* integrity="[^>]*>/g) ?? [];

test("'auto' adds them in production mode.", async () => {
  const security = { sri: { enable: 'auto' } } as const;
  expect(await hashedTags({ security })).toHaveLength(2);
  expect(await hashedTags({ security }, { mode: 'development' })).toEqual([]);
  expect(await hashedTags({ security }, { mode: 'none' })).toEqual([]);
});

test('Rsbuild therefore adds crossorigin="anonymous", or the value of html.crossorigin', async () => {
  const security = { sri: { enable: true } };
  for (const tag of await hashedTags({ security })) {
    expect(tag).toContain('crossorigin="anonymous"');
  }
  for (const tag of await hashedTags({ security, html: { crossorigin: 'use-credentials' } })) {
    expect(tag).toContain('crossorigin="use-credentials"');
  }
});

test('If html.implementation is native, Rsbuild silently omits the hashes in the page; browsers only check the files of an import().', async () => {
  const { text, log } = await built(FILES, {
    html: { implementation: 'native' },
    security: { sri: { enable: true } },
  });
  expect(text('dist/index.html')).not.toContain('integrity');
  expect(text(/\/index\.\w+\.js$/)).toContain('"sha384-');
  expect(log).not.toContain('warn');
});

test('output.manifest lists the hashes under integrity', async () => {
  const { text } = await built(FILES, {
    output: { filenameHash: false, manifest: true },
    security: { sri: { enable: true } },
  });
  const { integrity } = JSON.parse(text('dist/manifest.json')) as { integrity: object };
  expect(Object.keys(integrity)).toContain('/static/css/index.css');
});

/** Runs a command in a project whose page links a script by html.tags. */
const withTag = (command: string, src: string) =>
  cli(
    [command],
    {
      'src/index.js': '',
      'public/x.js': '',
      'rsbuild.config.mjs': `export default {
        html: { tags: { tag: 'script', attrs: { src: '${src}' } } },
        security: { sri: { enable: true } },
      };`,
    },
    { until: /ready {3}built/ },
  );

test('The hash of a public file is read from dist, but the dev server doesn’t copy the public folder there.', async () => {
  const { code, output } = await withTag('dev', 'x.js');
  expect(code).toBe(1);
  expect(output).toMatch(/ENOENT: no such file or directory, open '.*dist\/x\.js'/);
  expect((await withTag('build', 'x.js')).output).toContain('ready   built');
});

test('A build crashes with ENOENT if Rsbuild doesn’t copy the public file to the output folder of the page.', async () => {
  const build = (environments: object) =>
    cli(['build'], {
      'src/index.js': '',
      'public/x.js': '',
      'rsbuild.config.mjs': `export default {
        html: { tags: { tag: 'script', attrs: { src: 'x.js' } } },
        security: { sri: { enable: true } },
        environments: ${JSON.stringify(environments)},
      };`,
    });
  const admin = { output: { distPath: 'dist/admin' } };
  expect((await build({ admin })).code).toBe(0);
  const { code, output } = await build({ web: {}, admin });
  expect(code).toBe(1);
  expect(output).toMatch(/ENOENT: no such file or directory, open '.*dist\/admin\/x\.js'/);
});

test('A build crashes with ENOENT if the URL of the tag doesn’t start with the asset prefix, as with publicPath: false and a CDN.', async () => {
  const build = (tag: object) =>
    cli(['build'], {
      'src/index.js': '',
      'public/x.js': '',
      'rsbuild.config.mjs': `export default {
        html: { tags: ${JSON.stringify({ tag: 'script', ...tag })} },
        output: { assetPrefix: 'https://cdn.example.com/' },
        security: { sri: { enable: true } },
      };`,
    });
  expect((await build({ attrs: { src: 'x.js' } })).code).toBe(0);
  const { code, output } = await build({ attrs: { src: '/x.js' }, publicPath: false });
  expect(code).toBe(1);
  expect(output).toMatch(/ENOENT: no such file or directory, open '.*x\.js'/);
  const excluded = { attrs: { src: '/x.js', integrity: false }, publicPath: false };
  expect((await build(excluded)).code).toBe(0);
});

test('With / as the asset prefix, Rsbuild looks for the files of other sites in dist as well.', async () => {
  const { code, output } = await withTag('build', 'https://c.example/x.js');
  expect(code).toBe(1);
  expect(output).toMatch(/ENOENT: no such file or directory, open '.*dist\/.*c\.example\/x\.js'/);
});

test('The build crashes with ENOENT and the name of your script if the algorithm is unknown or the array is empty.', async () => {
  for (const algorithm of [`'md5'`, '[]']) {
    const config = `export default { security: { sri: { enable: true, algorithm: ${algorithm} } } };`;
    const { code, output } = await cli(['build'], { ...FILES, 'rsbuild.config.mjs': config });
    expect(code).toBe(1);
    expect(output).toMatch(/ENOENT: no such file or directory, open '.*index\.\w+\.js'/);
  }
});

test('With output.module, browsers only check the stylesheets of an import(), not its scripts.', async () => {
  const files = { ...FILES, 'src/later.js': 'import "./b.css";', 'src/b.css': 'b { color: red; }' };
  const script = async (module: boolean) => {
    const output = { filenameHash: false, minify: false, module };
    const { text } = await built(files, { output, security: { sri: { enable: true } } });
    return text('dist/static/js/index.js');
  };
  expect(await script(false)).toContain('script.integrity =');
  expect(await script(true)).not.toContain('script.integrity =');
  expect(await script(true)).toContain('linkTag.integrity =');
});
