import { built, type RsbuildConfig } from '@claims';
import { expect, test } from 'vitest';

type Output = RsbuildConfig['output'];

/** Builds one script, and returns it with the license file that was written. */
const build = async (source: string, output: Output = {}) => {
  const { files, text } = await built(
    { 'src/index.js': source },
    { output: { filenameHash: false, ...output } },
  );
  const license = files.find((file) => file.endsWith('.LICENSE.txt'));
  return { script: text('dist/static/js/index.js'), license: license && text(license) };
};

const KINDS = [
  '/*! bang */',
  '/**! stars */',
  '//! line',
  '/* @license */',
  '/* @lic */',
  '/* @preserve */',
  '/* @cc_on */',
];

test('License comments start with /*!, /**! or //!, or contain @license, @lic, @preserve or @cc_on in lowercase', async () => {
  for (const comment of KINDS) {
    expect((await build(`${comment}\nconsole.log(1);`)).license).toBe(comment);
  }
  for (const comment of ['/* plain */', '/* @LICENSE */', '/* @copyright */']) {
    expect((await build(`${comment}\nconsole.log(1);`)).license).toBeUndefined();
  }
});

test("'inline' keeps @copyright and removes /**! and //!", async () => {
  const inline = { legalComments: 'inline' } as const;
  expect((await build('/* @copyright */\nconsole.log(1);', inline)).script).toContain('@copyright');
  expect((await build('//! line\nconsole.log(1);', inline)).script).not.toContain('line');
  expect((await build('/**! stars */\nconsole.log(1);', inline)).script).not.toContain('stars');
});

test("With 'inline', a comment can disappear; 'linked' collects the comments before that", async () => {
  const source =
    'const one = () => Math.random();\n/*! two */\nconst two = () => one();\nconsole.log(one(), two());';
  expect((await build(source, { legalComments: 'inline' })).script).not.toContain('two');
  expect((await build(source, { legalComments: 'linked' })).license).toContain('/*! two */');
});

test('Rsbuild does not check the value at run time: any other string removes the comments', async () => {
  const { script, license } = await build('/*! notice */\nconsole.log(1);', {
    legalComments: 'external' as never,
  });
  expect(script).not.toContain('notice');
  expect(license).toBeUndefined();
});

test("Scripts that aren't minified keep their comments, whatever the value is", async () => {
  const { script } = await build('/* plain */\nconsole.log(1);', {
    legalComments: 'none',
    minify: false,
  });
  expect(script).toContain('/* plain */');
});

test('With output.inlineScripts, Rsbuild still writes the license file to the folder of the scripts', async () => {
  const { files } = await built(
    { 'src/index.js': '/*! notice */\nconsole.log(1);' },
    { output: { filenameHash: false, inlineScripts: true } },
  );
  expect(files).not.toContain('dist/static/js/index.js');
  expect(files).toContain('dist/static/js/index.js.LICENSE.txt');
});

test('Imported stylesheets lose their comments in every mode', async () => {
  for (const mode of ['production', 'development', 'none'] as const) {
    const { text } = await built(
      { 'src/index.js': "import './index.css';", 'src/index.css': '/*! notice */ a { top: 0; }' },
      {},
      { command: 'build', mode },
    );
    expect(text(/\.css$/)).not.toContain('notice');
  }
});

test('With tools.lightningcssLoader: false, minification keeps a /*! … */ at the start of the CSS file', async () => {
  const { text } = await built(
    {
      'src/index.js': "import './index.css';",
      'src/index.css': '/*! first */ a { top: 0; } /*! second */ b { top: 1px; }',
    },
    { tools: { lightningcssLoader: false } },
  );
  expect(text(/\.css$/)).toMatch(/^\/\*! first \*\/\na\{top:0\}b\{top:1px\}/);
});

test('License comments of scripts that output.copy copies are also moved', async () => {
  const { text } = await built(
    { 'vendor.js': '/*! notice */\nconsole.log(1);' },
    { output: { copy: ['vendor.js'] } },
  );
  expect(text('dist/vendor.js')).not.toContain('notice');
  expect(text('dist/vendor.js.LICENSE.txt')).toBe('/*! notice */');
});
