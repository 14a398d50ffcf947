import { useLocation } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import { PageFailure } from '@components/frame/PageFailure';
import { ErrorBoundary } from '@components/ui/loading/ErrorBoundary';
import { useReloadOnChunkError } from '@hooks/useReloadOnChunkError';
import { useText } from '@hooks/useText';

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
