import { existsSync } from 'node:fs';
import path from 'node:path';
import { site } from '@config/site';
import { serveSite } from '../../scripts/server/siteServer';

export const DIST = path.join(import.meta.dirname, '../../dist');

/** Serves dist/ in this process for the whole run; workers find it through BUILT_SITE_URL. */
export default async function serveBuiltSite(): Promise<() => void> {
  if (!existsSync(path.join(DIST, '404.html'))) {
    throw new Error('The browser tests look at the built site: run npm run build first');
  }
  const { server, url } = await serveSite({
    dir: DIST,
    base: site.base,
    host: '127.0.0.1',
    port: 0,
  });
  process.env.BUILT_SITE_URL = url;
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
