import type { ReactNode } from 'react';
import { tokens } from '../../theme/tokens';

/** Dark lines on paper, 320 by 220, on a common horizon. */
export const StepDrawing = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 320 220" width="320" height="220" fill="none" stroke={tokens.color.ink900} strokeWidth="1.5">
    <path d="M0 190.5H320" strokeOpacity=".3" />
    {children}
  </svg>
);
