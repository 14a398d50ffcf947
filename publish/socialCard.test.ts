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

it('names the card of the page, whole and with its size, where the site has cards', async () => {
  expect(await tagsOf('true')).toBe(
    '<meta property="og:image" content="https://docs.example/cards/zh/guide/index.png"><meta property="og:image:width" content="1200"><meta property="og:image:height" content="630"><meta name="twitter:card" content="summary_large_image">',
  );
});

it('names none where it has none', async () => {
  expect(await tagsOf('false')).toBe('<meta name="twitter:card" content="summary">');
});
