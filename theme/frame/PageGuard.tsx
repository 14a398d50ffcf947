import { useEffect, type ReactNode } from 'react';
import { useLocation } from '@rspress/core/runtime';
import { PageFailure } from '@components/frame/PageErrors';
import { ErrorBoundary } from '@components/ui/loading/ErrorBoundary';
import { isReachable } from '@hooks/navigation';
import { useText } from '@hooks/useText';
import { isLoadError } from '@model/loadError';

/**
 * Opens the address on show by a page load where its code did not come, as after a new deployment that has
 * replaced it. Code that came and failed would do so again.
 * @returns the address
 */
function useReloadOnChunkError(error: unknown): string {
  const address = window.location.pathname + window.location.search + window.location.hash;
  useEffect(() => {
    if (!isLoadError(error)) return;
    let isShown = true;
    void isReachable(address).then((isThere) => {
      if (isShown && isThere) window.location.reload();
    });
    return () => {
      isShown = false;
    };
  }, [address, error]);
  return address;
}

/** Keeps the bar, and a way on, where the page on show fails. */
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
