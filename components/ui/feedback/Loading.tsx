import type { ReactNode } from 'react';
import { VisuallyHidden } from '../text/VisuallyHidden';

interface LoadingProps {
  label: string;
  children: ReactNode;
}

export function Loading({ label, children }: LoadingProps) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
