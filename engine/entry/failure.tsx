import { PageContext, removeBase } from '@rspress/core/runtime';
import type { ContextType } from 'react';
import { createRoot } from 'react-dom/client';
import { LoadFailure } from '@frame/LoadFailure';
import { setLoadFailure } from '@hooks/navigation';
import { listedRoute } from '@hooks/navigation';

/** Shows a notice over the static page, which isn't hydrated. The notice only requires the page's language. */
function showLoadFailure(): void {
  const { pathname, search, hash } = window.location;
  const page = { data: { lang: document.documentElement.lang } };
  setLoadFailure(pathname + search + hash);
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <PageContext value={page as ContextType<typeof PageContext>}>
      <LoadFailure />
    </PageContext>,
  );
}

/** The engine awaits the same promise, and silently stops if it rejects. */
listedRoute(removeBase(window.location.pathname))?.preload().catch(showLoadFailure);
