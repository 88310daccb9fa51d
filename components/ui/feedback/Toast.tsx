import * as Radix from '@radix-ui/react-toast';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Coin } from '../icons/Coin';
import { Icon } from '../icons/Icon';
import { ActionLook, CloseLook, Mark, ToastFrame, toastTitleStyle, toastTextStyle } from './Toast.styles';

/** Milliseconds a toast stays; an error stays until it is closed. */
export const toastStay = 6000;

const marks = {
  units: <Coin size="28px" />,
  good: <Icon name="check" />,
  error: <Icon name="alert" />,
  offline: <Icon name="cloud" />,
} as const;

export type ToastKind = keyof typeof marks;

interface ToastProps {
  kind: ToastKind;
  title: string;
  children?: ReactNode;
  /** The one thing to do about it: "Try again". */
  action?: { label: string; onClick: () => void };
  /** What the cross does: "Close". */
  closeLabel: string;
  onClose: () => void;
}

/** A message that something happened, inside a ToastArea. Errors are alerts and stay, the rest is status and goes after 6 s. */
export function Toast({ kind, title, children, action, closeLabel, onClose }: ToastProps) {
  const isError = kind === 'error';
  // An error announces itself as an alert; the others leave it to the area, which speaks when the reader's voice is free.
  const words = isError ? { role: 'alert', 'data-radix-toast-announce-exclude': '' } : {};
  const close = (isOpen: boolean) => {
    if (!isOpen) onClose();
  };
  return (
    <Frame open onOpenChange={close} type="background" duration={isError ? Infinity : toastStay} $kind={kind}>
      <Mark $kind={kind} aria-hidden>
        {marks[kind]}
      </Mark>
      <div {...words}>
        <ToastTitle>{title}</ToastTitle>
        {children !== undefined && <Words>{children}</Words>}
      </div>
      {action && (
        <Action altText={action.label} onClick={action.onClick}>
          {action.label}
        </Action>
      )}
      <Close aria-label={closeLabel}>
        <Icon name="close" size="small" />
      </Close>
    </Frame>
  );
}

const Frame = styled(Radix.Root)<{ $kind: ToastKind }>`
  ${ToastFrame}
`;
const ToastTitle = styled(Radix.Title)`
  ${toastTitleStyle}
`;
const Words = styled(Radix.Description)`
  ${toastTextStyle}
`;
const Action = styled(Radix.Action)`
  ${ActionLook}
`;
const Close = styled(Radix.Close)`
  ${CloseLook}
`;
