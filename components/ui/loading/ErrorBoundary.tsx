import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Shown instead of content that throws. */
  fallback?: (error: unknown) => ReactNode;
  /** The content renders again when this changes. */
  resetKey?: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  fallback: { error: unknown } | null;
  resetKey: string | undefined;
}

/** An error boundary. A class, because React has no hook for this. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { fallback: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { fallback: { error } };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : { fallback: null, resetKey };
  }

  override render(): ReactNode {
    const { fallback } = this.state;
    return fallback ? this.props.fallback?.(fallback.error) : this.props.children;
  }
}
