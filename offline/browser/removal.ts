/// <reference lib="webworker" />
import type { OfflineSite } from '../offlineFiles';
import { dropAll } from './offlineStore';

declare const self: ServiceWorkerGlobalScope;

/** Written in by `offline/build/writeWorker.ts`. */
declare const OFFLINE_SITE: Pick<OfflineSite, 'base'>;

/**
 * The worker of a site whose owner has turned offline reading off: replaces the one before, deletes what that stored, and
 * from then on handles no request. It doesn't unregister: a navigation that begins just then never gets a response in
 * Chromium, until the browser ends the worker after 30 s.
 */
self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([self.registration.navigationPreload.disable(), dropAll(OFFLINE_SITE.base)]),
  );
});
