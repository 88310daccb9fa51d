import * as Radix from '@radix-ui/react-toast';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from '../../theme/tokens';
import { toastDurationMs } from './Toast';

const { header, layer } = tokens;

interface ToastAreaProps {
  /** Name of the region: "Messages". */
  label: string;
  /** Toasts. */
  children: ReactNode;
}

/** The area of the toasts, top right below the header. One per page. */
export function ToastArea({ label, children }: ToastAreaProps) {
  return (
    <Radix.Provider label={label} duration={toastDurationMs} swipeDirection="right">
      {children}
      <ToastViewport label={`${label} ({hotkey})`} />
    </Radix.Provider>
  );
}

const ToastViewport = styled(Radix.ToastViewport)`
  position: fixed;
  right: 16px;
  top: ${header.desktop + 16}px;
  z-index: ${layer.toast};
  display: grid;
  gap: 12px;
  width: min(400px, 100vw - 32px);
`;
