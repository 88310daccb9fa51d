import { Component, type ReactNode } from 'react';
import { clientPart } from '../ui/browser/clientPart';

interface ErrorBoundaryProps {
  fallback: ReactNode;
  /** A change of this key, such as the page's path, renders the children again. */
  resetKey?: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  isBroken: boolean;
  resetKey: string | undefined;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { isBroken: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError = () => ({ isBroken: true });

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return resetKey === state.resetKey ? null : { isBroken: false, resetKey };
  }

  /** React has caught the error, so the browser does not report it; the metrics listen to this event. */
  override componentDidCatch(error: unknown) {
    window.dispatchEvent(new ErrorEvent('caughterror', { error }));
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}

/** For pages that have content of their own: its code loads when it is shown. */
export const LazyErrorScreen = clientPart(() =>
  import('./ErrorScreen/ErrorScreen').then((module) => module.ErrorScreen),
);
