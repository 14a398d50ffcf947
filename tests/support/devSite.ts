import { once } from 'node:events';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { filesBelow } from '../../engine/cache/digest';
import { startGroup, type ProcessGroup } from '../../scripts/processes/processGroup';
import { expect, test as base } from './test';

const PROJECT = path.join(import.meta.dirname, '../..');

/** The pages of the small site. */
const DOCS = path.join(PROJECT, 'tests/fixtures/offline/docs');

/** Time a busy machine may need to start the server or to detect a change, in ms. */
export const PATIENCE = 60_000;

/** More than the server prints in a test, in characters. */
const OUTPUT_KEPT = 1_000_000;

/** Stores nothing between runs, so that it can run next to another dev server. */
const CONFIG = `import site from '../../rspress.config';

export default {
  ...site,
  root: \`\${import.meta.dirname}/docs\`,
  outDir: \`\${import.meta.dirname}/dist\`,
  icon: '/mark.svg',
  builderConfig: {
    ...site.builderConfig,
    performance: { ...site.builderConfig.performance, buildCache: false },
  },
};
`;

/** Two servers that choose a port simultaneously may choose the same. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** The development server, as `npm run dev` starts it, on a copy of a small site that a test may write to. */
export class DevSite {
  readonly #dir: string;
  readonly #server: ProcessGroup;

  /** @param port a free port */
  constructor(port: number) {
    mkdirSync(path.join(PROJECT, '.cache'), { recursive: true });
    this.#dir = mkdtempSync(path.join(PROJECT, '.cache/dev-site-'));
    cpSync(DOCS, path.join(this.#dir, 'docs'), { recursive: true });
    const config = path.join(this.#dir, 'rspress.config.ts');
    writeFileSync(config, CONFIG);
    const engine = path.join(PROJECT, 'node_modules/@rspress/core/bin/rspress.js');
    const args = [engine, 'dev', '--config', config, '--port', String(port)];
    this.#server = startGroup(process.execPath, args, {
      cwd: PROJECT,
      env: { ...process.env, FORCE_COLOR: '0' },
      outputKept: OUTPUT_KEPT,
    });
  }

  /** The terminal output. */
  get output(): string {
    return stripVTControlCharacters(this.#server.output());
  }

  /** Its URL, once it responds. */
  async url(): Promise<string> {
    const address = /Local: +(http:\S+?)\/?\s/;
    await expect.poll(() => this.output, { timeout: PATIENCE }).toMatch(address);
    const url = address.exec(this.output)?.[1] ?? '';
    // The engine prints the URL before it listens.
    await expect(() => fetch(url), 'the development server answers').toPass({ timeout: PATIENCE });
    return url;
  }

  /** A file of the site as named in the terminal. */
  nameOf(file: string): string {
    return path.relative(PROJECT, this.#pathOf(file));
  }

  read(file: string): string {
    return readFileSync(this.#pathOf(file), 'utf8');
  }

  /** Overwrites a file, as some editors do on each save. */
  save(file: string, text: string): void {
    writeFileSync(this.#pathOf(file), text);
  }

  /** Replaces a file with a new one, as other editors do on each save. */
  replace(file: string, text: string): void {
    const draft = `${this.#pathOf(file)}~`;
    writeFileSync(draft, text);
    renameSync(draft, this.#pathOf(file));
  }

  /** Restores the files of the site in place, because the server restarts if a file is removed or added. */
  restore(): void {
    for (const file of filesBelow(DOCS))
      copyFileSync(file, this.#pathOf(path.relative(DOCS, file)));
  }

  async remove(): Promise<void> {
    const { child } = this.#server;
    const ended = child.exitCode === null ? once(child, 'exit') : undefined;
    this.#server.end();
    await ended;
    rmSync(this.#dir, { recursive: true });
  }

  #pathOf(file: string): string {
    return path.join(this.#dir, 'docs', file);
  }
}

/** The test function of specs that edit files. The tests of a worker share a development server, whose files are restored after each test. */
export const test = base.extend<{ dev: DevSite }, { server: DevSite }>({
  server: [
    async ({}, use) => {
      const server = new DevSite(await freePort());
      await use(server);
      await server.remove();
    },
    { scope: 'worker' },
  ],
  dev: async ({ server }, use) => {
    await use(server);
    server.restore();
  },
  baseURL: async ({ server }, use) => {
    await use(await server.url());
  },
});
