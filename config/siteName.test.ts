import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it('is the title of llms.txt and the feeds', async () => {
  vi.resetModules();
  vi.stubEnv('SITE_NAME', 'Example');
  const { feeds } = await import('@publish/feedLinks');
  const { llmsText } = await import('@markdown/export/llmsText');
  const home = { routePath: '/', title: 'Rsbuild', description: 'A tool', text: '' };
  expect(llmsText(home, [])).toMatch(/^# Example\n/);
  expect(feeds.map(({ title }) => title)).toEqual([
    'Example releases',
    'Example releases',
    'Example 版本发布',
    'Example 版本发布',
  ]);
});
