import { useLocation } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import { PageFailure } from '@components/frame/PageFailure';
import { FaultBoundary } from '@components/ui/loading/FaultBoundary';
import { useReopening } from '@hooks/useReopening';
import { useText } from '@hooks/useText';

/** Keeps the bar, and a way on, where the page on show fails. */
export function PageGuard({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <FaultBoundary resetKey={pathname} fault={(error) => <FailedPage error={error} />}>
      {children}
    </FaultBoundary>
  );
}

function FailedPage({ error }: { error: unknown }) {
  const text = useText();
  const address = useReopening(error);
  return (
    <main id="frame:content" tabIndex={-1}>
      <PageFailure
        href={address}
        labels={{ heading: text('failure.page'), advice: text('failure.advice') }}
      />
    </main>
  );
}
