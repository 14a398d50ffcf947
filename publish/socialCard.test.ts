import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function tagsOf(hasCards: string): Promise<string> {
  vi.stubEnv('SITE_CARDS', hasCards);
  vi.stubEnv('SITE_ORIGIN', 'https://docs.example');
  const { cardTags } = await import('./socialCard');
  return cardTags({ routePath: '/zh/guide/' });
}

it('adds the page’s card with its absolute URL and size if the site has cards', async () => {
  expect(await tagsOf('true')).toBe(
    '<meta property="og:image" content="https://docs.example/cards/zh/guide/index.png"><meta property="og:image:width" content="1200"><meta property="og:image:height" content="630"><meta name="twitter:card" content="summary_large_image">',
  );
});

it('adds nothing if the site has no cards', async () => {
  expect(await tagsOf('false')).toBe('<meta name="twitter:card" content="summary">');
});
