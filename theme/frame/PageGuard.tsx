import { useEffect, type ReactNode } from 'react';
import { useLocation } from '@rspress/core/runtime';
import { PageFailure } from '@components/frame/PageErrors';
import { ErrorBoundary } from '@components/ui/loading/ErrorBoundary';
import { isReachable } from '@hooks/navigation';
import { useText } from '@hooks/useText';
import { isLoadError } from '@model/loadError';

/**
 * Loads the current URL from the server if a chunk failed to load, for example after a deployment that replaced it. A
 * chunk that throws would do so again, so other errors don't reload.
 * @returns the URL
 */
function useReloadOnChunkError(error: unknown): string {
  const url = window.location.pathname + window.location.search + window.location.hash;
  useEffect(() => {
    if (!isLoadError(error)) return;
    let isShown = true;
    void isReachable(url).then((isThere) => {
      if (isShown && isThere) window.location.reload();
    });
    return () => {
      isShown = false;
    };
  }, [url, error]);
  return url;
}

/** An error boundary around the page, so that the navbar keeps working. */
export function PageGuard({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname} fallback={(error) => <FailedPage error={error} />}>
      {children}
    </ErrorBoundary>
  );
}

function FailedPage({ error }: { error: unknown }) {
  const text = useText();
  const address = useReloadOnChunkError(error);
  return (
    <main id="frame:content" tabIndex={-1}>
      <PageFailure
        href={address}
        labels={{ heading: text('failure.page'), advice: text('failure.advice') }}
      />
    </main>
  );
}
