import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { RsbuildConfig, RsbuildInstance } from './documented';
import { createInstance, variablesOf, type StartOptions } from './instance';
import { isolated, type Log } from './isolation';
import { writeProject, type Files } from './project';

/** A running server, closed when the test finishes. */
export interface Served {
  /** The project root. */
  readonly root: string;
  readonly port: number;
  /** The URLs that the server reports. */
  readonly urls: readonly string[];
  /** Sends a request to a path of the server. Redirects aren't followed. */
  readonly get: (path: string, init?: RequestInit) => Promise<Answer>;
  /** What has been printed so far. */
  readonly log: Log;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/**
 * Starts the dev server and waits for the first compilation or, with `command: 'preview'`, builds and starts the
 * preview server. The port is a free one unless the configuration sets it.
 */
export async function served(
  files: Files,
  config: RsbuildConfig = {},
  options: StartOptions & { readonly command?: 'dev' | 'preview' } = {},
): Promise<Served> {
  const root = writeProject(files);
  const command = options.command ?? 'dev';
  const port = config.server?.port ?? (await freePort());
  const withPort: RsbuildConfig = { ...config, server: { ...config.server, port } };
  const create = () => createInstance(root, withPort, options);
  return isolated(variablesOf({ ...options, command }), async (log) => {
    const started = await (command === 'dev' ? startDev(create) : startPreview(create));
    onTestFinished(() => started.server.close());
    const get: Served['get'] = async (path, init) => {
      const response = await fetch(new URL(path, started.urls[0]), { redirect: 'manual', ...init });
      return { status: response.status, headers: response.headers, text: await response.text() };
    };
    return { root, port: started.port, urls: started.urls, get, log };
  });
}

type Create = () => Promise<RsbuildInstance>;

async function startDev(create: Create) {
  const rsbuild = await create();
  const compiled = new Promise<void>((resolve) => {
    rsbuild.onAfterDevCompile(() => resolve());
  });
  const started = await rsbuild.startDevServer();
  await compiled;
  return started;
}

async function startPreview(create: Create) {
  const { close } = await (await create()).build();
  await close();
  return (await create()).preview();
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
