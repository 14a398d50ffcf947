import { built } from '@claims';
import { expect, test } from 'vitest';

const fixed = { output: { filenameHash: false } };

test('The variable of an imported path also matches subfolders and tests', async () => {
  const { files } = await built(
    {
      'src/index.js':
        'export const show = (name) => import(`./pages/${name}.js`); show(location.hash);',
      'src/pages/start.js': 'console.log("start");',
      'src/pages/start.test.js': 'console.log("test");',
      'src/pages/admin/users.js': 'console.log("users");',
    },
    fixed,
  );
  expect(files.filter((file) => file.includes('/async/'))).toHaveLength(3);
});

test('Imports with the same name share one chunk', async () => {
  const { files } = await built(
    {
      'src/index.js':
        "import(/* webpackChunkName: 'view' */ './a.js'); import(/* webpackChunkName: 'view' */ './b.js');",
      'src/a.js': 'console.log("a");',
      'src/b.js': 'console.log("b");',
    },
    fixed,
  );
  expect(files.filter((file) => file.includes('/async/'))).toEqual([
    'dist/static/js/async/view.js',
  ]);
});

test('If another module imports the same file statically, import() does not make the first script smaller', async () => {
  const { files, text } = await built(
    {
      'src/index.js': "import './other.js'; import('./report.js');",
      'src/other.js': "import './report.js';",
      'src/report.js': 'console.log("report");',
    },
    fixed,
  );
  expect(text('dist/static/js/index.js')).toContain('"report"');
  expect(files.some((file) => file.includes('/async/'))).toBe(false);
});

test('The messages of a missing chunk and of its missing stylesheet', async () => {
  const { text } = await built({
    'src/index.js': 'import("./report.js")',
    'src/report.js': 'import "./report.css"',
    'src/report.css': 'b { color: red }',
  });
  const script = text(/index\.\w+\.js$/);
  expect(script).toMatch(/"Loading chunk "\+\w+\+" failed\.\\n\("/);
  expect(script).toMatch(/"Loading CSS chunk "\+\w+\+" failed\./);
});

test('webpackPrefetch also takes effect in development builds', async () => {
  const { text } = await built(
    {
      'src/index.js': "export const later = () => import(/* webpackPrefetch: true */ './late.js');",
      'src/late.js': 'console.log("late");',
    },
    fixed,
    { mode: 'development', command: 'build' },
  );
  expect(text('dist/static/js/index.js')).toContain("link.rel = 'prefetch'");
});
