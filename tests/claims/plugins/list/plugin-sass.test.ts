import { built, cli, documented } from '@claims';
import { expect, test } from 'vitest';

const { pluginSass } = await documented('@rsbuild/plugin-sass');

type SassOptions = Parameters<typeof pluginSass>[0];

function build(files: Record<string, string>, options?: SassOptions) {
  return built(
    { 'src/index.js': 'import "./index.scss";', ...files },
    { plugins: [pluginSass(options)], output: { minify: false } },
  );
}

test('additionalData is added to files that a script imports, not to partials that Sass loads with @use; Sass outputs an unknown function as CSS', async () => {
  const { text } = await build(
    {
      'src/_theme.scss': '@function space($steps) { @return $steps * 4px; }',
      'src/_card.scss': '.card { padding: space(2); }',
      'src/index.scss': '@use "./card"; .page { padding: space(2); }',
    },
    { sassLoaderOptions: { additionalData: '@use "./theme" as *;' } },
  );
  expect(text(/\.css$/)).toMatch(
    /\.card \{\s*padding: space\(2\);\s*\}\s*\.page \{\s*padding: 8px/,
  );
});

test("A silenceDeprecations list replaces the list of the plugin: without 'import', Sass prints that @import rules are deprecated", async () => {
  const files = {
    'src/_card.scss': '.card { color: teal; }',
    'src/index.scss': '@import "./card";',
  };
  const silencing = (list: ['color-functions'] | ['import']): SassOptions => ({
    sassLoaderOptions: { sassOptions: { silenceDeprecations: list } },
  });
  const deprecated = 'Sass @import rules are deprecated';
  expect((await build(files)).log).not.toContain(deprecated);
  expect((await build(files, silencing(['import']))).log).not.toContain(deprecated);
  expect((await build(files, silencing(['color-functions']))).log).toContain(deprecated);
});

test('quietDeps hides deprecation warnings from files that Sass loads through an alias; warnRuleAsWarning: false hides all of them', async () => {
  const log = async (theme: string, sassLoaderOptions?: { warnRuleAsWarning: boolean }) => {
    const files = {
      'src/index.js': 'import "./index.scss";',
      'src/index.scss': `@use "${theme}";`,
      'src/_theme.scss': '.a { color: lighten(red, 10%); }',
    };
    const config = {
      plugins: [pluginSass(sassLoaderOptions && { sassLoaderOptions })],
      resolve: { alias: { '@': './src' } },
    };
    return (await built(files, config)).log;
  };
  expect(await log('./theme')).toContain('Deprecation Warning');
  expect(await log('@/theme')).not.toContain('Deprecation Warning');
  expect(await log('./theme', { warnRuleAsWarning: false })).not.toContain('Deprecation Warning');
});

test('URLs that begin with ./ are relative to the file that contains them, also in partials; url(dot.svg), and all URLs without rewriteUrls, to the file that the script imports', async () => {
  const files = (url: string) => ({
    'src/index.scss': '@use "./card/card";',
    'src/card/_card.scss': `.card { background: url("${url}"); }`,
    'src/card/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  });
  expect((await build(files('./dot.svg'))).text(/\.css$/)).toContain('url(');
  await expect(build(files('dot.svg'))).rejects.toThrow("Can't resolve 'dot.svg'");
  const off = build(files('./dot.svg'), { rewriteUrls: false });
  await expect(off).rejects.toThrow("Can't resolve './dot.svg'");
});

test('With a variable, a URL is relative to the file that contains the url(): the one that uses the path, or the one that defines url("./dot.svg")', async () => {
  const withDot = (value: string, use: string, folder: string) =>
    build({
      'src/index.scss': '@use "./card/card";',
      'src/card/_card.scss': `@use "../vars/vars";\n.card {\n  background: ${use};\n}\n`,
      'src/vars/_vars.scss': `$dot: ${value};\n`,
      [`src/${folder}/dot.svg`]: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    });
  expect((await withDot('"./dot.svg"', 'url(vars.$dot)', 'card')).text(/\.css$/)).toContain('url(');
  await expect(withDot('"./dot.svg"', 'url(vars.$dot)', 'vars')).rejects.toThrow("Can't resolve");
  expect((await withDot('url("./dot.svg")', 'vars.$dot', 'vars')).text(/\.css$/)).toContain('url(');
});

test('In additionalData, variables are allowed before the @use rules of the file, but a mixin or style rule fails', async () => {
  const files = { 'src/index.scss': '@use "sass:math"; .a { width: math.div(4px, 2); }' };
  const adding = (additionalData: string) =>
    build(files, { sassLoaderOptions: { additionalData } });
  expect((await adding('$brand: teal;')).text(/\.css$/)).toContain('width: 2px');
  const message = '@use rules must be written before any other rules';
  await expect(adding('@mixin card { color: teal; }')).rejects.toThrow(message);
  await expect(adding('.b { color: teal; }')).rejects.toThrow(message);
});

test('Relative loadPaths start at the folder in which you run Rsbuild, even with --root', async () => {
  const { code, text } = await cli(['build', '--root', 'app'], {
    'styles/_theme.scss': '$color: teal;',
    'app/src/index.js': "import './a.scss';",
    'app/src/a.scss': "@use 'theme'; a { color: theme.$color; }",
    'app/rsbuild.config.mjs': `
      import { pluginSass } from '@rsbuild/plugin-sass';
      const sassOptions = { loadPaths: ['styles'] };
      export default { plugins: [pluginSass({ sassLoaderOptions: { sassOptions } })] };`,
  });
  expect(code).toBe(0);
  expect(text(/^app\/dist\/.*\.css$/)).toContain('teal');
});

test("A relative URL in a rule on one line can resolve in the folder of another file in production mode, unless style is 'expanded'", async () => {
  const files = {
    'src/index.scss': '@use "card/card";\n.page { background: url(./page.png); }\n',
    'src/card/_card.scss': '.card {\n  background: url(./card.png);\n}\n',
    'src/card/card.png': 'card',
    'src/page.png': 'page',
  };
  await expect(build(files)).rejects.toThrow("Can't resolve './card/page.png'");
  await build(files, { sassLoaderOptions: { sassOptions: { style: 'expanded' } } });
});
