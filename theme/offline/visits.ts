import { WORKER_FILE } from '@config/offline/offlineFiles';
import { keepPage, type Shelf } from './shelf';

/** What a page says to a worker that waits: its own build. */
export interface Greeting {
  build: string;
}

let registering: Promise<ServiceWorkerRegistration> | undefined;

async function register({ base, build }: Shelf): Promise<ServiceWorkerRegistration> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => {
      window.addEventListener('load', resolve, { once: true });
    });
  }
  const registration = await navigator.serviceWorker.register(base + WORKER_FILE, {
    scope: base,
    updateViaCache: 'none',
  });
  const watch = () => {
    registration.installing?.addEventListener('statechange', () => greet(registration, build));
  };
  // The browser has asked for a newer worker with the page, and may have found one by now.
  watch();
  registration.addEventListener('updatefound', watch);
  return registration;
}

function greet({ waiting }: ServiceWorkerRegistration, build: string): void {
  waiting?.postMessage({ build } satisfies Greeting);
}

/** Stores the page at a path, once the page on show has loaded; starts the worker that answers with it. */
export async function visit(shelf: Shelf, pathname: string): Promise<void> {
  registering ??= register(shelf);
  greet(await registering, shelf.build);
  await keepPage(shelf, pathname);
}
