import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withoutBuild } from '@offline/offlineFiles';
import { writeWorker } from '@offline/build/writeWorker';
import { writeOffline } from '@offline/build/offlinePlugin';
import { site as siteSettings } from '@config/site';
import { serveSite } from '../../scripts/server/siteServer';
import { BUILT, testOn } from './builtFixture';

export { expect } from './test';

/** The text on each page of the fixture, and its replacement in the second build. */
export const EDITIONS = { first: 'first edition', second: 'second edition' } as const;

const TEXT = /\.(?:css|html|js|json)$/;

/** `lib.0123456789.js`, `a.01234567.js` for lazily loaded files, and `page.0123.json` for pages. */
const HASHED = /\.([\w-]{4}(?=\.json)|[\w-]{8,10})\.\w+$/;

/** A host that the test can unplug, and on which it publishes other builds. */
export class OfflineHost {
  readonly #dir = mkdtempSync(path.join(tmpdir(), 'offline-'));
  #running: Awaited<ReturnType<typeof serveSite>> | undefined;
  #port = 0;

  constructor() {
    cpSync(path.join(BUILT, 'offline'), this.#dir, { recursive: true });
  }

  async start(): Promise<string> {
    this.#running = await serveSite({
      dir: this.#dir,
      base: siteSettings.base,
      host: '127.0.0.1',
      port: this.#port,
    });
    this.#port = (this.#running.server.address() as AddressInfo).port;
    return this.#running.url;
  }

  /** Stops responding to requests of pages and workers. */
  unplug(): void {
    this.#running?.server.close();
    this.#running?.server.closeAllConnections();
  }

  /** Publishes the second edition, whose hashed files all have other names. */
  async publishSecondEdition(): Promise<void> {
    const files = readdirSync(this.#dir, { recursive: true, encoding: 'utf8' });
    const hashes = new Set(files.flatMap((file) => HASHED.exec(file)?.[1] ?? []));
    const renamed = (text: string) =>
      [...hashes].reduce(
        (all, hash) => all.replaceAll(hash, Array.from(hash).reverse().join('')),
        text,
      );
    for (const file of files) {
      const place = path.join(this.#dir, file);
      if (TEXT.test(file)) {
        const text = readFileSync(place, 'utf8').replaceAll(EDITIONS.first, EDITIONS.second);
        writeFileSync(place, renamed(text));
      }
      if (HASHED.test(file)) renameSync(place, path.join(this.#dir, renamed(file)));
    }
    await writeOffline(this.#dir, ['']);
  }

  /** Publishes the site with offline reading turned off: pages name no build, and the worker is another one. */
  publishSwitchedOff(): Promise<void> {
    const files = readdirSync(this.#dir, { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => name.endsWith('.html'))) {
      const place = path.join(this.#dir, file);
      writeFileSync(place, withoutBuild(readFileSync(place, 'utf8')));
    }
    return writeWorker(this.#dir, { base: siteSettings.base });
  }

  remove(): void {
    this.unplug();
    rmSync(this.#dir, { recursive: true });
  }
}

/** The test function of specs for offline reading: each test has its own host. */
export const test = testOn('offline').extend<{ host: OfflineHost }>({
  host: async ({}, use) => {
    const host = new OfflineHost();
    await use(host);
    host.remove();
  },
  baseURL: async ({ host }, use) => {
    await use(await host.start());
  },
});
