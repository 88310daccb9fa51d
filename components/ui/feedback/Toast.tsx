import * as Radix from '@radix-ui/react-toast';
import { useEffect, useRef, type ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { fadeOut, notPrinted } from '../../theme/mixins';
import { onSurface } from '../../theme/onSurface';
import { media, tokens } from '../../theme/tokens';
import { rememberFocus } from '../focus/rememberFocus';
import { Coin } from '../icons/Coin';
import { Icon } from '../icons/Icon';

const { color, control, duration, easing, font, header, layer, radius, shadow, size } = tokens;

/** For how long a toast is shown, in ms: what needs an action stays until it is closed, and the page makes room for it. */
export const toastKinds = {
  units: { mark: <Coin size="28px" />, color: color.gold, durationMs: 6000 },
  good: { mark: <Icon name="check" />, color: color.good, durationMs: 6000 },
  level: { mark: <Icon name="explore" />, color: color.xp, durationMs: 12_000 },
  notice: { mark: <Icon name="alert" />, color: color.gold, durationMs: Infinity },
  error: { mark: <Icon name="alert" />, color: color.bad, durationMs: Infinity },
  offline: { mark: <Icon name="cloud" />, color: color.muted, durationMs: Infinity },
} as const;

export type ToastKind = keyof typeof toastKinds;

interface ToastProps {
  kind: ToastKind;
  title: string;
  children?: ReactNode;
  action?: { label: string; onClick: () => void };
  closeLabel: string;
  onClose: () => void;
}

/** A toast inside a ToastArea. An error is an alert; the other kinds are a status. */
export function Toast({ kind, title, children, action, closeLabel, onClose }: ToastProps) {
  const { mark, color, durationMs } = toastKinds[kind];
  const isError = kind === 'error';
  // An error is announced at once by its alert role; the area announces the other kinds politely, with no spaces but these.
  const announcement = isError ? { role: 'alert', 'data-radix-toast-announce-exclude': '' } : {};
  const close = (isOpen: boolean) => {
    if (!isOpen) onClose();
  };
  return (
    <ToastBox
      open
      onOpenChange={close}
      type="background"
      duration={durationMs}
      data-stays={durationMs === Infinity || undefined}
      $isError={isError}
    >
      <KindMark style={{ color }} aria-hidden>
        {mark}
      </KindMark>
      <div {...announcement}>
        <ToastTitle>{title}</ToastTitle> {children !== undefined && <ToastDetail>{children}</ToastDetail>}{' '}
      </div>
      {action && (
        <ActionButton altText={action.label} onClick={action.onClick}>
          {action.label}
        </ActionButton>
      )}
      <CloseButton aria-label={closeLabel}>
        <Icon name="close" size="small" />
      </CloseButton>
    </ToastBox>
  );
}

const slideIn = keyframes`
  from { opacity: 0; transform: translateX(24px); }
`;

const ToastBox = styled(Radix.Root).attrs(onSurface('ink'))<{ $isError: boolean }>`
  /* An open dialog takes the presses of everything beside it. */
  pointer-events: auto;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  column-gap: 14px;
  align-items: start;
  padding: 14px 8px 14px 16px;
  overflow-wrap: anywhere;
  border: 1px solid ${({ $isError }) => ($isError ? 'rgba(255, 122, 122, .5)' : 'rgba(168, 179, 209, .26)')};
  border-radius: ${radius.card};
  background-color: ${color.ink800};
  box-shadow: ${shadow.lit}, ${shadow.toast};
  animation: ${slideIn} ${duration.modal}ms ${easing.out};

  &[data-state='closed'] {
    animation: ${fadeOut} ${duration.fade}ms forwards;
  }
`;

const KindMark = styled.span`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
`;

const ToastTitle = styled(Radix.Title)`
  font: 600 1rem / 1.35 ${font.display};
`;

const ToastDetail = styled(Radix.Description)`
  font-size: ${size.small};
  line-height: 1.45;
  color: ${color.muted};
`;

/** Under the text: beside it, a long label would leave the text no room on phones. */
const ActionButton = styled(Radix.Action)`
  grid-area: 2 / 2;
  justify-self: start;
  min-height: ${control.tap};
  margin: 4px 0 -10px -8px;
  padding: 0 8px;
  border-radius: ${radius.small};
  font: 700 ${size.small} / 1 ${font.body};
  color: ${color.link};
`;

const CloseButton = styled(Radix.Close)`
  grid-area: 1 / 3;
  display: grid;
  place-items: center;
  width: ${control.tap};
  height: ${control.tap};
  margin: -10px -2px -10px -8px;
  border-radius: ${radius.small};
  color: ${color.muted};

  &:hover {
    color: ${color.text};
  }
`;

/** Marks what lies over dialogs: a press there is none beside the dialog. */
const messageArea = { 'data-messages': '' };

export function ToastArea({ label, children }: { label: string; children: ReactNode }) {
  const area = useRef<HTMLOListElement>(null);
  useEffect(() => (area.current ? makeRoomFor(area.current) : undefined), []);
  useEffect(() => (area.current ? returnFocusFrom(area.current) : undefined), []);
  return (
    <Radix.Provider label={label} swipeDirection="right">
      {children}
      <ToastViewport ref={area} {...messageArea} label={`${label} ({hotkey})`} />
    </Radix.Provider>
  );
}

/**
 * Has the page start below the toasts that stay, so that they cover no control that cannot be scrolled out from under them, and
 * stop scrolling below all of them, so that they do not cover what gets the focus. Returns a function that ends it.
 */
function makeRoomFor(area: HTMLElement): (() => void) | undefined {
  if (typeof ResizeObserver === 'undefined') return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const { top } = area.getBoundingClientRect();
    const heightOf = (toasts: string) => {
      const bottoms = [...area.querySelectorAll(toasts)].map((toast) => toast.getBoundingClientRect().bottom);
      return `${Math.max(0, ...bottoms.map((bottom) => bottom - top + belowHeaderPx + gapPx))}px`;
    };
    style.setProperty('--messages', heightOf('[data-stays]'));
    style.setProperty('--all-messages', heightOf('li'));
  });
  observer.observe(area);
  return () => {
    observer.disconnect();
    style.removeProperty('--messages');
    style.removeProperty('--all-messages');
  };
}

/** F8 leads to the toasts: with the last of them the focus goes back, or to the page. Returns a function that ends it. */
function returnFocusFrom(area: HTMLElement): () => void {
  // With what Radix puts before and after the toasts, which passes the focus on to them.
  const region = area.parentElement ?? area;
  let restore = rememberFocus(null);
  const remember = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Element && !region.contains(relatedTarget)) restore = rememberFocus(relatedTarget);
  };
  const observer = new MutationObserver(() => {
    if (area.querySelector('li') === null && area.contains(document.activeElement)) restore();
  });
  region.addEventListener('focusin', remember);
  observer.observe(area, { childList: true });
  return () => {
    observer.disconnect();
    region.removeEventListener('focusin', remember);
  };
}

const belowHeaderPx = 16;
const gapPx = 12;

const ToastViewport = styled(Radix.ToastViewport)`
  position: fixed;
  right: 16px;
  top: ${header.desktop + belowHeaderPx}px;
  z-index: ${layer.toast};
  display: grid;
  gap: ${gapPx}px;
  width: min(400px, 100vw - 32px);

  /* F8 would lead to it, without a toast too. */
  &:empty {
    display: none;
  }
  /* Below the Close of a dialog that fills the screen. */
  ${media.below.desktop} {
    top: 60px;
  }
  ${notPrinted}
`;
