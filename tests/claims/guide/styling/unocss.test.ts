import { built } from '@claims';
import { expect, test } from 'vitest';

const STYLESHEET = 'dist/static/css/index.css';

/** A project that uses UnoCSS as the page shows it. */
const project = (css: string, content = '<b class="mt-4 btn"></b>') => ({
  'src/index.js': `import './index.css'; document.body.innerHTML = '${content}';`,
  'src/index.css': css,
});

/** Returns the stylesheet of a build with the PostCSS plugin. */
const build = async (files: Record<string, string>, minify = true) => {
  const { text } = await built(
    {
      'postcss.config.mjs': `
        import unocss from '@unocss/postcss';
        export default { plugins: [unocss({ cwd: import.meta.dirname })] };`,
      'uno.config.mjs': `
        import { presetWind3 } from '@unocss/preset-wind3';
        export default {
          content: { filesystem: ['src/**/*.{html,js}'] },
          presets: [presetWind3()],
          shortcuts: { btn: 'px-4', button: 'px-8' },
        };`,
      ...files,
    },
    { output: { filenameHash: false, minify } },
  );
  return text(STYLESHEET);
};

test('With @unocss default; alone, shortcuts have no styles', async () => {
  expect(await build(project('@unocss;'))).toContain('.btn{');
  const utilities = await build(project('@unocss default;'));
  expect(utilities).toContain('.mt-4{');
  expect(utilities).not.toContain('.btn{');
});

test('If you call a shortcut button, UnoCSS also generates it for type="button"', async () => {
  expect(await build(project('@unocss;', '<button></button>'))).not.toContain('.button{');
  expect(await build(project('@unocss;', '<i type="button"></i>'))).toContain('.button{');
});

test('UnoCSS cannot find a name that is put together at run time', async () => {
  expect(await build(project('@unocss;', '<b class="mt-\' + 4 + \'"></b>'))).not.toContain(
    '.mt-4{',
  );
});

test('@apply, theme() and @screen work in any stylesheet that PostCSS processes, including CSS Modules', async () => {
  const css = await build({
    'src/index.js': "import './a.module.css';",
    'src/a.module.css': '.card { @apply mt-4 } @screen md { .card { @apply mt-8 } }',
  });
  expect(css).toMatch(/^\.card-\w+\{margin-top:1rem\}@media \(min-width:768px\)\{\.card-/);
});

test('Each stylesheet with a directive contains all of the rules', async () => {
  const files = {
    ...project('@unocss default;'),
    'src/index.js': "import './index.css'; import './other.css'; document.body.className = 'mt-4';",
    'src/other.css': '@unocss default;',
  };
  expect((await build(files, false)).match(/\.mt-4 \{/g)).toHaveLength(2);
});

test('@unocss; is replaced with everything that no directive above it contains', async () => {
  const styles = await build(project('@unocss shortcuts; .mine { color: red } @unocss;'));
  expect(styles).toMatch(/\.btn\{.*\.mine\{.*\.mt-4\{/s);
  expect(styles.match(/\.btn\{/g)).toHaveLength(1);
});
