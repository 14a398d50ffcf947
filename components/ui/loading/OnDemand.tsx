import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary';

interface OnDemandProps {
  /** Shown while the code loads. */
  loading?: ReactNode;
  /** Shown if the code fails to load. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** A Suspense and error boundary for components that load on demand. */
export function OnDemand({ loading, fallback, children }: OnDemandProps) {
  return (
    <ErrorBoundary fallback={() => fallback}>
      <Suspense fallback={loading}>{children}</Suspense>
    </ErrorBoundary>
  );
}
