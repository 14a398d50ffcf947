import { PageContext, removeBase } from '@rspress/core/runtime';
import type { ContextType } from 'react';
import { createRoot } from 'react-dom/client';
import { LoadFailure } from '@frame/LoadFailure';
import { setLoadFailure } from '@hooks/navigation';
import { routeOf } from '@hooks/navigation';

/** Over the static page, which nothing has taken over: all that the notice asks of a page is its language. */
function tell(): void {
  const { pathname, search, hash } = window.location;
  const page = { data: { lang: document.documentElement.lang } };
  setLoadFailure(pathname + search + hash);
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <PageContext value={page as ContextType<typeof PageContext>}>
      <LoadFailure />
    </PageContext>,
  );
}

/** The engine awaits the same load, and gives up without a word where it fails for good. */
routeOf(removeBase(window.location.pathname))?.preload().catch(tell);
