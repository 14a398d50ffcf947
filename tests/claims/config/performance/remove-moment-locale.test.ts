import { built, type RsbuildConfig } from '@claims';
import { expect, test } from 'vitest';

const LOAD = 'export const load = (name) => require("./locale/" + name);';

/** A package that loads its locales as `moment` does. */
const MOMENT = {
  'node_modules/moment/package.json': '{ "name": "moment", "main": "moment.js" }',
  'node_modules/moment/moment.js': LOAD,
  'node_modules/moment/locale/fr.js': 'globalThis.fr = "mardi";',
  'node_modules/moment/locale/de.js': 'globalThis.de = "Dienstag";',
  'node_modules/moment/dist/moment.js': LOAD,
  'node_modules/moment/dist/locale/fr.js': 'globalThis.fr = "mardi";',
};

/** The script of a project that imports the package. */
async function scriptOf(
  config: RsbuildConfig,
  source = 'import { load } from "moment"; load("fr");',
) {
  const { text } = await built({ ...MOMENT, 'src/index.js': source }, config);
  return text(/index(\.\w{8})?\.js$/);
}

const removed: RsbuildConfig = { performance: { removeMomentLocale: true } };

test('Without this option, Rspack bundles all locales; with it, none, in all modes and for all targets', async () => {
  expect(await scriptOf({})).toMatch(/mardi[^]*Dienstag|Dienstag[^]*mardi/);
  for (const mode of ['production', 'development', 'none'] as const) {
    for (const target of ['web', 'node', 'web-worker'] as const) {
      expect(await scriptOf({ ...removed, mode, output: { target } })).not.toMatch(
        /mardi|Dienstag/,
      );
    }
  }
});

test('A locale that you import by its file stays', async () => {
  const source = 'import { load } from "moment"; import "moment/locale/fr"; load("fr");';
  const script = await scriptOf(removed, source);
  expect(script).toContain('mardi');
  expect(script).not.toContain('Dienstag');
});

test('The bundle does not shrink if your code imports moment/dist/moment', async () => {
  const source = 'import { load } from "moment/dist/moment"; load("fr");';
  expect(await scriptOf(removed, source)).toContain('mardi');
});

test('The option ignores imports of ./locale in folders whose name ends in moment', async () => {
  const project = (folder: string, request: string) => ({
    'src/index.js': `import "./${folder}";`,
    [`src/${folder}/index.js`]: `import "${request}";`,
    [`src/${folder}/locale/index.js`]: 'globalThis.own = "own locale";',
  });
  for (const folder of ['moment', 'use-moment']) {
    const ignored = await built(project(folder, './locale'), removed);
    const kept = await built(project(folder, './locale/index.js'), removed);
    expect(ignored.text(/index\.\w{8}\.js$/)).not.toContain('own locale');
    expect(kept.text(/index\.\w{8}\.js$/)).toContain('own locale');
  }
});
