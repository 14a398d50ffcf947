import { built, resolved, served, type RsbuildConfig, type RsbuildPlugin } from '@claims';
import { setImmediate, setTimeout as pause } from 'node:timers/promises';
import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';

test('With HMR on and dev.liveReload false, Rsbuild still adds its script', async () => {
  const { get } = await served({}, { dev: { liveReload: false } });
  expect((await get('/static/js/index.js')).text).toContain('rsbuild-hmr');
});

test('Each environment can set a different value of dev.liveReload', async () => {
  const { environments } = await resolved(
    { environments: { web: {}, quiet: { dev: { liveReload: false } } } },
    { command: 'dev' },
  );
  expect(environments['web']?.dev.liveReload).toBe(true);
  expect(environments['quiet']?.dev.liveReload).toBe(false);
});

/** The page of a dev server as its scripts see it: what it receives from the server, how often it asks for an update, and whether it reloads. */
const openPage = async (dev: RsbuildConfig['dev'], { hasUpdate = false } = {}) => {
  const { get } = await served({}, { dev: { ...dev, lazyCompilation: false } });
  const { text: html } = await get('/');
  const page: { isReloaded: boolean; requests: number; receive: (message: object) => void } = {
    isReloaded: false,
    requests: 0,
    receive() {},
  };
  class WebSocket {
    addEventListener(type: string, listen: (event: { data: string }) => void) {
      if (type === 'message') page.receive = (data) => listen({ data: JSON.stringify(data) });
    }
  }
  const reload = () => (page.isReloaded = true);
  const location = { hostname: 'localhost', port: '3000', protocol: 'http:', reload };
  const update = { c: ['index'], r: [], m: [] };
  const fetch = () => {
    page.requests += 1;
    // A restarted server doesn't have the updates of the page's build.
    return Promise.resolve(
      hasUpdate ? { ok: true, json: () => Promise.resolve(update) } : { status: 404 },
    );
  };
  const document = {
    createElement: () => ({ setAttribute() {} }),
    getElementsByTagName: () => [],
    querySelectorAll: () => [],
    head: {
      appendChild: () =>
        runInContext(
          `for (const name in self) if (name.startsWith('webpackHotUpdate')) self[name]('index', { './src/index.js'() {} })`,
          context,
        ) as unknown,
    },
  };
  const quiet = {
    log() {},
    info() {},
    error() {},
  };
  const window = {
    addEventListener() {},
    setTimeout,
    clearTimeout,
    document,
    location,
    WebSocket,
    fetch,
    URL,
    console: quiet,
  };
  const context = createContext({ ...window, window, self: window });
  for (const [, url = ''] of html.matchAll(/<script[^>]* src="([^"]*)"/g)) {
    runInContext((await get(url)).text, context);
  }
  return page;
};

test('After a restart of the server the page reconnects. With live reload on, it also reloads if the compiled code has changed', async () => {
  const isReloadedWith = async (liveReload: boolean) => {
    const page = await openPage({ liveReload });
    page.receive({ type: 'hash', data: 'changed' });
    page.receive({ type: 'ok' });
    await setImmediate();
    return page.isReloaded;
  };
  expect(await isReloadedWith(true)).toBe(true);
  expect(await isReloadedWith(false)).toBe(false);
});

test('If only the HTML has changed, for example because you edited html.title, the server sends the same hash, so the page does not reload', async () => {
  const hashes: unknown[] = [];
  const look: RsbuildPlugin = {
    name: 'look',
    setup(api) {
      api.onAfterBuild(({ stats }) => {
        hashes.push(...(stats?.toJson({ hash: true }).children ?? []).map(({ hash }) => hash));
      });
    },
  };
  const changed = [{}, { html: { title: 'Second' } }, { source: { define: { NAME: '2' } } }];
  const environments = changed.map((config, index) => [
    `web${index}`,
    { output: { distPath: `dist/${index}` }, ...config },
  ]);
  await built(
    { 'src/index.js': 'console.log(NAME);' },
    {
      mode: 'development',
      plugins: [look],
      source: { define: { NAME: '1' } },
      environments: Object.fromEntries(environments),
    },
  );
  const [before, withTitle, withCode] = hashes;
  expect(before).toMatch(/^\w{16}$/);
  expect(withTitle).toBe(before);
  expect(withCode).not.toBe(before);
});

test('The first import of a stylesheet changes the scripts of the initial page load', async () => {
  const scriptsWith = async (code: string) => {
    const { get } = await served({ 'src/index.js': code, 'src/index.css': 'body { margin: 0 }' });
    return Array.from((await get('/')).text.matchAll(/src="([^"]+)"/g), ([, src]) => src);
  };
  const scripts = await scriptsWith('');
  expect(scripts).toContain('/static/js/index.js');
  expect(await scriptsWith('import "./index.css";')).not.toEqual(scripts);
});

test("After an update that isn't accepted, HMR ignores later changes until you reload the page.", async () => {
  const requests = async (hasUpdate: boolean) => {
    const page = await openPage({ liveReload: false }, { hasUpdate });
    for (const data of ['first', 'second']) {
      page.receive({ type: 'hash', data });
      page.receive({ type: 'ok' });
      await pause(50);
    }
    return page.requests;
  };
  expect(await requests(true)).toBe(1);
  expect(await requests(false)).toBe(2);
});
