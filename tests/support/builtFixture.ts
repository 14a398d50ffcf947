import { existsSync } from 'node:fs';
import path from 'node:path';
import { site as siteSettings } from '@config/site';
import { serveSite } from '../../scripts/server/siteServer';
import { test as base } from './test';

/** Output folder of `npm run build:fixtures` for each site of `tests/fixtures`. */
export const BUILT = path.join(import.meta.dirname, '../../.cache/fixtures');

/** The test function of specs that look at a small site of `tests/fixtures`, named by its folder. */
export const testOn = (name: 'frame' | 'large' | 'offline' | 'site' | 'versions') =>
  base.extend<object, { fixtureUrl: string }>({
    fixtureUrl: [
      async ({}, use) => {
        const dir = path.join(BUILT, name);
        if (!existsSync(path.join(dir, '404.html'))) {
          throw new Error(`tests/fixtures/${name} is not built: run npm run build:fixtures first`);
        }
        const { server, url } = await serveSite({
          dir,
          base: siteSettings.base,
          host: '127.0.0.1',
          port: 0,
        });
        await use(url);
        server.close();
        server.closeAllConnections();
      },
      { scope: 'worker' },
    ],
    baseURL: async ({ fixtureUrl }, use) => {
      await use(fixtureUrl);
    },
  });
