/**
 * npm run serve -- [--port 4173] [--host localhost]
 *
 * Serves the built site the way a static host does.
 */
import './help.mjs';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { site } from '@config/site';
import { serveSite } from './server/siteServer';

const DIST = path.join(import.meta.dirname, '../dist');
const SPARE_PORTS = 20;

async function serve(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4173' },
      host: { type: 'string', default: 'localhost' },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535 - SPARE_PORTS) {
    throw new Error(`--port is "${values.port}": give a number, such as --port 4173`);
  }
  if (!existsSync(path.join(DIST, 'index.html'))) {
    throw new Error('there is no built site in dist/: run npm run build first');
  }
  const { server, url } = await serveSite({
    dir: DIST,
    base: site.base,
    host: values.host,
    port,
    spare: SPARE_PORTS,
  });
  const { port: actual } = server.address() as AddressInfo;
  if (port !== 0 && actual !== port) console.log(`Port ${String(port)} is in use.`);
  console.log(`${site.name} docs are served at ${url} (Ctrl+C stops)`);
}

serve().catch((error: unknown) => {
  console.error(`serve: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
