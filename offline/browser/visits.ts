import { WORKER_FILE } from '../offlineFiles';
import { keepPage, type StoreId } from './offlineStore';

/** Message to a waiting worker with the page's build. */
export interface Greeting {
  build: string;
}

let registering: Promise<ServiceWorkerRegistration> | undefined;

/** The page that is currently being stored. */
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
  // Messages go to the worker itself, because the registration may refer to it only after its state has changed.
  const watch = () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => void greet(installing, build));
  };
  // With the page, the browser has checked for a newer worker, and may have found one.
  watch();
  registration.addEventListener('updatefound', watch);
  return registration;
}

/**
 * Asks a waiting worker to take over, but not during a fetch: if a request reaches the old worker at that moment,
 * Chromium leaves the new one waiting until the next load.
 */
async function greet(worker: ServiceWorker | null, build: string): Promise<void> {
  await storing;
  if (worker?.state === 'installed') worker.postMessage({ build } satisfies Greeting);
}

/** Stores the page at a path after it has loaded, and registers the worker. */
export async function visit(store: StoreId, pathname: string): Promise<void> {
  registering ??= register(store);
  const registration = await registering;
  // Errors while storing don't affect the page.
  storing = keepPage(store, pathname).catch(() => false);
  await storing;
  await greet(registration.waiting, store.build);
}
