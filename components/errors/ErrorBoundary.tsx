import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What stands in for what broke. */
  fallback: ReactNode;
  /** When this changes, for one because the reader went to another page, what broke gets another try. */
  resetKey?: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  isBroken: boolean;
  resetKey: string | undefined;
}

/** Keeps a fault in one part from taking the rest with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { isBroken: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError = () => ({ isBroken: true });

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return resetKey === state.resetKey ? null : { isBroken: false, resetKey };
  }

  /** To the browser it is caught; whoever counts errors hears of it by this event. */
  override componentDidCatch(error: unknown) {
    window.dispatchEvent(new ErrorEvent('caughterror', { error }));
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
