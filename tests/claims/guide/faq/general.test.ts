import { built, resolved, type RsbuildPlugin } from '@claims';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

test('By default, Rsbuild compiles syntax for Chrome 87, Edge 88, Firefox 78 and Safari 14', async () => {
  const lists: string[][] = [];
  const look: RsbuildPlugin = {
    name: 'look',
    setup(api) {
      api.modifyRspackConfig((_, { environment }) => void lists.push(environment.browserslist));
    },
  };
  await resolved({ plugins: [look] });
  expect(lists).toEqual([['chrome >= 87', 'edge >= 88', 'firefox >= 78', 'safari >= 14']]);
});

test('Rsbuild compiles the source of other packages in the repository, also if they are linked into node_modules', async () => {
  const link: RsbuildPlugin = {
    name: 'link',
    setup(api) {
      const modules = path.join(api.context.rootPath, 'node_modules');
      const manifest = '{ "main": "index.js" }';
      mkdirSync(path.join(modules, 'installed'), { recursive: true });
      writeFileSync(path.join(modules, 'installed/package.json'), manifest);
      writeFileSync(
        path.join(modules, 'installed/index.js'),
        'window.second = window.b?.installed;',
      );
      symlinkSync('../../../packages/ui', path.join(modules, 'linked'));
    },
  };
  const files = {
    'packages/ui/package.json': '{ "main": "index.js" }',
    'packages/ui/index.js': 'window.first = window.a?.linked;',
    'apps/web/src/index.js': 'import "linked"; import "installed";',
  };
  const { text } = await built(files, {
    root: 'apps/web',
    plugins: [link],
    output: { overrideBrowserslist: ['chrome >= 60'], minify: false },
  });
  const script = text(/index\..*\.js$/);
  expect(script).toContain('window.b?.installed');
  expect(script).not.toContain('window.a?.linked');
});
