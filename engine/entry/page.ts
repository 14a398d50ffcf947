import { removeBase } from '@rspress/core/runtime';
import { routeOf } from '@hooks/navigation';

/** Loads and evaluates the page's chunk in parallel; the engine handles a failure. */
routeOf(removeBase(window.location.pathname))
  ?.preload()
  .catch(() => undefined);
