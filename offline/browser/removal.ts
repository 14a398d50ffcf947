/// <reference lib="webworker" />
import type { OfflineSite } from '../offlineFiles';
import { dropAll } from './offlineStore';

declare const self: ServiceWorkerGlobalScope;

/** Inserted by `offline/build/writeWorker.ts`. */
declare const OFFLINE_SITE: Pick<OfflineSite, 'base'>;

/**
 * The worker of a site that has turned offline reading off: it replaces the previous worker, deletes its caches, and
 * handles no requests. It doesn't unregister: in Chromium, a navigation that starts at that moment gets no response
 * until the browser stops the worker after 30 s.
 */
self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([self.registration.navigationPreload.disable(), dropAll(OFFLINE_SITE.base)]),
  );
});
