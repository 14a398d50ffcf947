/// <reference lib="webworker" />
import type { OfflineSite } from '../offlineFiles';
import { takeOver } from './languages';
import { notStoredPage, titleIn } from './notStoredPage';
import { kindOf } from './requests';
import {
  dropOthers,
  keepFiles,
  keepResponse,
  stored,
  storedPage,
  storedPaths,
} from './offlineStore';

declare const self: ServiceWorkerGlobalScope;

/** Inserted by `offline/build/writeWorker.ts`. */
declare const OFFLINE_SITE: OfflineSite;

const site: OfflineSite = OFFLINE_SITE;
const scope = new URL(site.base, self.location.origin).href;

const NOT_STORED_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; style-src 'self'",
};

async function answerNotStored(pathname: string): Promise<Response> {
  const { siteName = '' } = site.sentences[site.defaultLanguage] ?? {};
  const pages = await Promise.all(
    (await storedPaths(site)).map(async (path) => {
      const html = (await (await stored(site, path))?.text()) ?? '';
      return { path, title: titleIn(html, siteName) };
    }),
  );
  return new Response(notStoredPage(pathname, pages, site), {
    status: 503,
    headers: NOT_STORED_HEADERS,
  });
}

/** Network first, so online users never get stale pages. */
async function answerPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    const preloaded = (await preloadResponse) as Response | undefined;
    return preloaded ?? (await fetch(request));
  } catch {
    const { pathname } = new URL(request.url);
    return (await storedPage(site, pathname)) ?? answerNotStored(pathname);
  }
}

/**
 * From any build's cache, because a name with a hash has the same content in each. A page of an older build keeps its
 * scripts.
 */
async function answerHashed(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const known = await stored(site, request.url);
  if (known) return known;
  const response = await fetch(request);
  // If storage is full, the page still gets its file.
  if (response.ok) {
    event.waitUntil(keepResponse(site, request.url, response.clone()).catch(() => undefined));
  }
  return response;
}

async function answerFile({ request }: FetchEvent): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const known = await stored(site, request.url);
    if (known) return known;
    throw error;
  }
}

const answers = { page: answerPage, hashed: answerHashed, file: answerFile };

self.addEventListener('install', (event) => {
  event.waitUntil(
    Promise.all([keepFiles(site, site.styles), takeOver(site, Object.keys(site.sentences))]),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      dropOthers(site),
      self.registration.navigationPreload.enable(),
      self.clients.claim(),
    ]),
  );
});

self.addEventListener('fetch', (event) => {
  const { method, mode, url, headers } = event.request;
  const kind = kindOf({ method, mode, url, isRange: headers.has('range') }, scope);
  if (kind !== 'foreign') event.respondWith(answers[kind](event));
});

/**
 * A page of this build asks the worker to take over from the previous one. It does so when no other page is open,
 * because those may need caches that it deletes; without this, the browser would wait until this page is closed too.
 */
self.addEventListener('message', (event) => {
  const { build } = event.data as { build?: string };
  if (build !== site.build) return;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((clients) => {
      const open = clients.filter(({ url }) => url.startsWith(scope));
      if (open.length <= 1) return self.skipWaiting();
    }),
  );
});
