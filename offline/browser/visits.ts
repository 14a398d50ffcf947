import { WORKER_FILE } from '../offlineFiles';
import { keepPage, type StoreId } from './offlineStore';

/** What a page says to a worker that waits: its own build. */
export interface Greeting {
  build: string;
}

let registering: Promise<ServiceWorkerRegistration> | undefined;

/** The page that is being stored. */
let storing: Promise<unknown> = Promise.resolve();

async function register({ base, build }: StoreId): Promise<ServiceWorkerRegistration> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => {
      window.addEventListener('load', resolve, { once: true });
    });
  }
  const registration = await navigator.serviceWorker.register(base + WORKER_FILE, {
    scope: base,
    updateViaCache: 'none',
  });
  // The worker itself is greeted: the registration may come to name it only after it has changed its state.
  const watch = () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => void greet(installing, build));
  };
  // The browser has asked for a newer worker with the page, and may have found one by now.
  watch();
  registration.addEventListener('updatefound', watch);
  return registration;
}

/**
 * Asks a waiting worker to take over, but not while this page fetches: a request that reaches the old worker in that very
 * moment has Chromium leave the new one waiting until the next load.
 */
async function greet(worker: ServiceWorker | null, build: string): Promise<void> {
  await storing;
  if (worker?.state === 'installed') worker.postMessage({ build } satisfies Greeting);
}

/** Stores the page at a path, once the page on show has loaded; starts the worker that answers with it. */
export async function visit(store: StoreId, pathname: string): Promise<void> {
  registering ??= register(store);
  const registration = await registering;
  // A page that cannot be stored is still on show.
  storing = keepPage(store, pathname).catch(() => false);
  await storing;
  await greet(registration.waiting, store.build);
}
