import { built, cli } from '@claims';
import { expect, test } from 'vitest';

const STYLESHEET = 'dist/static/css/index.css';
const PLAIN = { output: { filenameHash: false } };

/** A PostCSS configuration whose plugin replaces `@tailwind` rules with a rule, as Tailwind CSS does. */
const DIRECTIVES = `export default {
  plugins: [{
    postcssPlugin: 'directives',
    AtRule: {
      tailwind(rule, { Rule, Declaration }) {
        rule.replaceWith(new Rule({ selector: '.generated', nodes: [new Declaration({ prop: 'top', value: '0' })] }));
      },
    },
  }],
};`;

test('An @import after the directives has no effect: Rsbuild silently drops the @import rules that follow', async () => {
  const build = (css: string) =>
    built(
      {
        'src/index.js': "import './main.css';",
        'src/main.css': css,
        'src/cards.css': '.card { width: 1px }',
        'postcss.config.mjs': DIRECTIVES,
      },
      PLAIN,
    );
  const before = await build("@import './cards.css'; @tailwind base;");
  expect(before.text(STYLESHEET)).toBe('.card{width:1px}.generated{top:0}');
  const after = await build("@tailwind base; @import './cards.css';");
  expect(after.text(STYLESHEET)).toBe('.generated{top:0}');
  expect(after.log).not.toMatch(/warn|error/);
});

test('If Rsbuild finds no postcss.config.mjs, the built CSS contains @tailwind base, and the build succeeds', async () => {
  const { text, log } = await built(
    { 'src/index.js': "import './main.css';", 'src/main.css': '@tailwind base;' },
    PLAIN,
  );
  expect(text(STYLESHEET)).toBe('@tailwind base;');
  expect(log).not.toMatch(/warn|error/);
});

test('With --root, PostCSS plugins run in the folder in which you run Rsbuild, not in the root', async () => {
  const print = `console.log('plugins run in ' + process.cwd()); export default { plugins: [] };`;
  const { output, root } = await cli(['build', '--root', 'app'], {
    'app/src/index.js': '',
    'app/postcss.config.mjs': print,
  });
  expect(output).toContain(`plugins run in ${root}\n`);
});

test('Rsbuild bundles the file that a generated url() names', async () => {
  const plugin = `export default { plugins: [{ postcssPlugin: 'photo', Once(root) {
    root.append('.photo { background: url(/photo.png) }');
  } }] };`;
  const files = {
    'src/index.js': "import './main.css';",
    'src/main.css': '',
    'postcss.config.mjs': plugin,
    'public/photo.png': 'p',
  };
  await expect(built(files)).rejects.toThrow("Can't resolve '/photo.png'");
});
