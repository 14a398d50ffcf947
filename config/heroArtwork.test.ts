import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it.each([
  ['SITE_HERO_LOGO', 'heroLogoUrl'],
  ['SITE_HERO_BACKGROUND', 'heroBackgroundUrl'],
] as const)(
  '%s is a path on the asset host, from which pages may load images',
  async (name, key) => {
    vi.stubEnv('SITE_ASSET_HOST', 'https://assets.example');
    vi.stubEnv(name, '/hero/art.png');
    const { themeConfig } = await import('./theme');
    const { contentSecurityPolicy } = await import('./headers');
    expect(themeConfig[key]).toBe('https://assets.example/hero/art.png');
    expect(contentSecurityPolicy({ scripts: [], styles: [] })).toContain(
      "img-src 'self' data: https://assets.example;",
    );
  },
);

it('is unset by default, and no images load from another host', async () => {
  const { themeConfig } = await import('./theme');
  const { contentSecurityPolicy } = await import('./headers');
  expect(themeConfig).not.toHaveProperty('heroLogoUrl');
  expect(themeConfig).not.toHaveProperty('heroBackgroundUrl');
  expect(contentSecurityPolicy({ scripts: [], styles: [] })).toContain("img-src 'self' data:;");
});
