import { built, resolved } from '@claims';
import { expect, test } from 'vitest';

const files = {
  'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }',
  'src/index.js': 'import "@/button"; import "@/extra";',
  'src/button.js': 'console.log("from paths");',
  'mock/button.js': 'console.log("from alias");',
  'mock/extra.js': 'console.log("extra");',
};
const alias = { '@': './mock' };

test('With prefer-tsconfig, paths is tried first, and resolve.alias is used for imports that paths doesn’t resolve', async () => {
  const { text } = await built(files, { resolve: { alias } });
  expect(text(/index.*\.js$/)).toContain('from paths');
  expect(text(/index.*\.js$/)).toContain('extra');
});

test('A misspelled value is treated like prefer-alias', async () => {
  // @ts-expect-error: the types reject it.
  const misspelled = await built(files, { resolve: { alias, aliasStrategy: 'prefer-paths' } });
  expect(misspelled.text(/index.*\.js$/)).toContain('from alias');
});

test('You can set a different strategy for each environment', async () => {
  const { rspackOf } = await resolved(
    { environments: { web: {}, other: { resolve: { aliasStrategy: 'prefer-alias' } } } },
    { files },
  );
  expect(rspackOf.web?.resolve?.tsConfig).toBeDefined();
  expect(rspackOf.other?.resolve?.tsConfig).toBeUndefined();
});

test('With prefer-alias, a name of paths needs an alias without the asterisks', async () => {
  const strategy = { aliasStrategy: 'prefer-alias' } as const;
  const { text } = await built(
    { ...files, 'src/extra.js': '' },
    { resolve: { ...strategy, alias: { '@': './src' } } },
  );
  expect(text(/index.*\.js$/)).toContain('from paths');
  await expect(
    built(files, { resolve: { ...strategy, alias: { '@/*': './mock/*' } } }),
  ).rejects.toThrow("Can't resolve '@/button'");
});
