import { Suspense, type ReactNode } from 'react';
import { FaultBoundary } from './FaultBoundary';

interface OnDemandProps {
  /** Shown where the code does not come. */
  fault?: ReactNode;
  children: ReactNode;
}

/** Holds what loads on demand: nothing while it loads, and a page that stays whole where it cannot. */
export function OnDemand({ fault, children }: OnDemandProps) {
  return (
    <FaultBoundary fault={() => fault}>
      <Suspense>{children}</Suspense>
    </FaultBoundary>
  );
}
