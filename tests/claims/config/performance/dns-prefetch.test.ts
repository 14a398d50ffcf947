import { built, type RsbuildConfig } from '@claims';
import { expect, test } from 'vitest';

const HINT = '<link rel="dns-prefetch" href="https://api">';

/** The page of a project with a hint for `https://api`. */
const pageOf = async (config: RsbuildConfig, files: Record<string, string> = {}) =>
  (await built(files, { performance: { dnsPrefetch: ['https://api'] }, ...config })).text(
    'dist/index.html',
  );

test('In all modes, Rsbuild adds the tags to head, before its own script and stylesheet tags', async () => {
  for (const mode of ['production', 'development', 'none'] as const) {
    expect(await pageOf({ mode })).toContain(`<head>${HINT}<title>`);
  }
});

test('With html.inject set to false, the page only has the tags if the template inserts them', async () => {
  const page = (head: string) => ({ 'src/page.html': `<html><head>${head}</head></html>` });
  const html = { inject: false, template: './src/page.html' } as const;
  expect(await pageOf({ html }, page(''))).not.toContain('dns-prefetch');
  expect(await pageOf({ html }, page('<%= htmlPlugin.tags.headTags %>'))).toContain(HINT);
});

test('An environment adds its items to the shared ones', async () => {
  const page = await pageOf({
    environments: { web: { performance: { dnsPrefetch: ['https://own'] } } },
  });
  expect(page).toContain(`${HINT}<link rel="dns-prefetch" href="https://own">`);
});

test('If the value is a string, the build fails with dnsPrefetch.map is not a function', async () => {
  const config = { performance: { dnsPrefetch: 'https://api' } } as unknown as RsbuildConfig;
  await expect(pageOf(config)).rejects.toThrow('dnsPrefetch.map is not a function');
});
