import { built } from '@claims';
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
