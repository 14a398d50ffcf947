import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary';

interface OnDemandProps {
  /** Shown where the code does not come. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Holds what loads on demand: nothing while it loads, and a page that stays whole where it cannot. */
export function OnDemand({ fallback, children }: OnDemandProps) {
  return (
    <ErrorBoundary fallback={() => fallback}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
