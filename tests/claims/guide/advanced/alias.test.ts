import { built } from '@claims';
import { expect, test } from 'vitest';

const SCRIPT = /index(\.\w+)?\.js$/;
const logs = (text: string) => `console.log(${JSON.stringify(text)})`;

test('An import matches paths and resolve.alias: paths; if that file doesn’t exist, the alias', async () => {
  const { text } = await built(
    {
      'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./paths/*"] } } }',
      'src/index.js': 'import "@/both"; import "@/other";',
      'paths/both.js': logs('both from paths'),
      'alias/both.js': logs('both from alias'),
      'alias/other.js': logs('other from alias'),
    },
    { resolve: { alias: { '@': './alias' } } },
  );
  expect(text(SCRIPT)).toContain('both from paths');
  expect(text(SCRIPT)).not.toContain('both from alias');
  expect(text(SCRIPT)).toContain('other from alias');
});

test('An import matches several keys of resolve.alias: the first key; if that file doesn’t exist, the build fails', async () => {
  const files = { 'src/index.js': 'import "@/icons/a"', 'icons/a.js': logs('icon') };
  const { text } = await built(files, {
    resolve: { alias: { '@/icons': './icons', '@': './src' } },
  });
  expect(text(SCRIPT)).toContain('icon');
  const shorterFirst = built(files, {
    resolve: { alias: { '@': './src', '@/icons': './icons' } },
  });
  await expect(shorterFirst).rejects.toThrow("for matched aliased key '@'");
});
