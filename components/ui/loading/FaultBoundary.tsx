import { Component, type ReactNode } from 'react';

interface FaultBoundaryProps {
  /** What stands in for content that cannot be shown. */
  fault?: (error: unknown) => ReactNode;
  /** The content is tried anew when this changes. */
  resetKey?: string;
  children: ReactNode;
}

interface FaultBoundaryState {
  fault: { error: unknown } | null;
  resetKey: string | undefined;
}

/** Keeps a fault in what it holds from taking the whole page with it. A class, since React has no hook for this. */
export class FaultBoundary extends Component<FaultBoundaryProps, FaultBoundaryState> {
  override state: FaultBoundaryState = { fault: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<FaultBoundaryState> {
    return { fault: { error } };
  }

  static getDerivedStateFromProps(
    { resetKey }: FaultBoundaryProps,
    state: FaultBoundaryState,
  ): FaultBoundaryState | null {
    return resetKey === state.resetKey ? null : { fault: null, resetKey };
  }

  override render(): ReactNode {
    const { fault } = this.state;
    return fault ? this.props.fault?.(fault.error) : this.props.children;
  }
}
