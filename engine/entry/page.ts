import { removeBase } from '@rspress/core/runtime';
import { listedRoute } from '@hooks/navigation';

/** Loads and evaluates the page's chunk in parallel; the engine handles a failure. */
listedRoute(removeBase(window.location.pathname))
  ?.preload()
  .catch(() => undefined);
