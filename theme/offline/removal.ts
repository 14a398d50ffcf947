/// <reference lib="webworker" />
import type { OfflineSite } from '@config/offline/offlineFiles';
import { dropAll } from './shelf';

declare const self: ServiceWorkerGlobalScope;

/** Written in by `config/offline/writeWorker.ts`. */
declare const OFFLINE_SITE: Pick<OfflineSite, 'base'>;

/** The worker of a site whose owner has turned offline reading off: takes the place of the one before, and goes with all that was stored. */
self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropAll(OFFLINE_SITE.base), self.registration.unregister()]));
});
