import type { ReactNode } from 'react';
import type { ToastKind } from '../ui/feedback/Toast';

/** A message to the reader that something happened. */
export interface ToastMessage {
  kind: ToastKind;
  title: string;
  words?: ReactNode;
  /** The one thing to do about it. */
  action?: { label: string; onClick: () => void };
}

export interface ShownToast extends ToastMessage {
  id: number;
}
