import { type RsbuildPlugin, built, resolved } from '@claims';
import { expect, test } from 'vitest';

const files = {
  'src/index.js': 'import { DatePicker as Picker } from "ui-kit"; console.log(Picker);',
  'node_modules/ui-kit/es/date-picker.js': 'export default "picked";',
};

test('The option rewrites named imports, also with an alias', async () => {
  const { text } = await built(files, {
    source: { transformImport: [{ libraryName: 'ui-kit', libraryDirectory: 'es' }] },
  });
  expect(text(/index.*\.js$/)).toContain('picked');
});

test('The types accept a function as customName, but Rspack doesn’t', async () => {
  await expect(
    built(files, {
      source: { transformImport: [{ libraryName: 'ui-kit', customName: (name: string) => name }] },
    }),
  ).rejects.toThrow('Failed to create Rspack compiler instance');
});

test('At the top level, a function doesn’t see the items of plugins; inside an environment, it receives the shared list', async () => {
  const seen: string[][] = [];
  const look = (imports: { libraryName: string }[]) =>
    void seen.push(imports.map(({ libraryName }) => libraryName));
  const shared = { source: { transformImport: [{ libraryName: 'ui-kit' }] } };
  const kit: RsbuildPlugin = {
    name: 'kit',
    setup(api) {
      api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
        mergeRsbuildConfig(config, shared),
      );
    },
  };
  await resolved({ plugins: [kit], source: { transformImport: look } });
  await resolved({ ...shared, environments: { web: { source: { transformImport: look } } } });
  expect(seen).toEqual([[], ['ui-kit']]);
});

test('Environments share the items, so an item that a function changes also changes in other environments', async () => {
  const { text } = await built(
    { ...files, 'node_modules/ui-kit/other/date-picker.js': 'export default "changed";' },
    {
      source: { transformImport: [{ libraryName: 'ui-kit', libraryDirectory: 'es' }] },
      environments: {
        node: {
          source: {
            transformImport: (imports) => {
              for (const item of imports) item.libraryDirectory = 'other';
            },
          },
          output: { target: 'node' },
        },
        web: {},
      },
    },
  );
  expect(text(/static\/js\/index.*\.js$/)).toContain('changed');
});

test('Without style, no styles are imported; styleLibraryDirectory and customStyleName import them from their own path, whatever the value of style', async () => {
  const styles = async (fields: object) => {
    const { text } = await built(
      { ...files, 'node_modules/ui-kit/styles/date-picker.js': 'console.log("styled");' },
      {
        source: {
          transformImport: [{ libraryName: 'ui-kit', libraryDirectory: 'es', ...fields }],
        },
      },
    );
    return text(/index.*\.js$/).includes('styled');
  };
  expect(await styles({})).toBe(false);
  for (const style of [undefined, false, true, 'css']) {
    expect(await styles({ style, styleLibraryDirectory: 'styles' })).toBe(true);
    const customStyleName = 'ui-kit/styles/{{ kebabCase member }}';
    expect(await styles({ style, customStyleName })).toBe(true);
  }
});

test('With customName and style, Rspack appends /style/css to the custom path', async () => {
  const { text } = await built(
    {
      'src/index.js': 'import { Table } from "ui-kit"; console.log(Table);',
      'node_modules/ui-kit/table.js': 'export default "picked";',
      'node_modules/ui-kit/table/style/css.js': 'console.log("styled");',
    },
    {
      source: {
        transformImport: [
          { libraryName: 'ui-kit', customName: 'ui-kit/{{ kebabCase member }}', style: 'css' },
        ],
      },
    },
  );
  expect(text(/index.*\.js$/)).toContain('styled');
});
