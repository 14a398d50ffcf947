import { removeBase } from '@rspress/core/runtime';
import { routeOf } from '@hooks/navigation';

/** Has the page's own chunk come and evaluated while the rest is; a failure is left for the engine to meet. */
routeOf(removeBase(window.location.pathname))
  ?.preload()
  .catch(() => undefined);
