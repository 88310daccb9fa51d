import * as Radix from '@radix-ui/react-dialog';
import { type ComponentProps, type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { fadeIn, fadeOut, notPrinted, visuallyHidden } from '../../theme/mixins';
import { onSurface } from '../../theme/onSurface';
import { media, tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { doublePressMs, guardBehind } from '../buttons/guardPresses';
import { rememberFocus } from '../focus/rememberFocus';
import { Icon } from '../icons/Icon';
import { useTexts } from '../text/useTexts';

interface ModalProps {
  isOpen: boolean;
  /** Called for the close button, Escape and a press outside. */
  onClose: () => void;
  /** Called once it is gone, and the focus is back where it was. */
  onClosed?: () => void;
  /** True while something runs whose result the dialog shows: it cannot be closed. */
  isBusy?: boolean;
  title: string;
  /** Without padding and title: the content has its own. */
  isBare?: boolean;
  /** The title is for screen readers only. */
  isTitleHidden?: boolean;
  /** Without a close button: the content has one, such as a `ModalClose` at its own place. */
  isCloseHidden?: boolean;
  size?: ModalSize;
  isFullScreenOnPhones?: boolean;
  children: ReactNode;
}

/** Attributes of what has the focus first when its dialog opens: the first control by default, or the dialog if that is Close, disabled or out of view. */
export const firstFocus = { tabIndex: -1, 'data-first-focus': true };

/** Attribute of a button for what must not go out of view unseen: Escape and a press outside lead to it, and leave its dialog open. */
export const keptOpen = { 'data-kept-open': true };

/**
 * Attributes of a question in a dialog, with what answers that nothing changes: an Escape in it does, and only the next one closes
 * the dialog.
 */
export const escapeKeeps = (keep: () => void) => ({
  'data-question': true,
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    keep();
  },
});

/** Attribute of what sticks to the end of its dialog, over what precedes it: what has the focus is kept clear of it. */
export const stickyEnd = { 'data-sticky-end': true };

/** Of a dialog that is not bare. */
export const modalPadding = 'clamp(20px, 4vw, 40px)';

/** A dialog over the page: traps the focus, returns it on close, opens and closes in 300 ms (spec 9). */
export function Modal({
  isOpen,
  onClose,
  onClosed,
  isBusy = false,
  title,
  isBare = false,
  isTitleHidden = isBare,
  isCloseHidden = false,
  size = 'normal',
  isFullScreenOnPhones = false,
  children,
}: ModalProps) {
  // The element that opened the dialog gets the focus back; Radix supports only its own trigger.
  const restoreFocus = useRef<() => void>(null);
  const openedAt = useRef(-Infinity);
  const endGuard = useRef<() => void>(null);
  const onOpenAutoFocus = (event: Event) => {
    endGuard.current = guardBehind();
    restoreFocus.current = rememberFocus();
    openedAt.current = performance.now();
    const panel = event.currentTarget;
    if (!(panel instanceof HTMLElement)) return;
    // The close button is the last element: where nothing before it takes the focus, a screen reader starts with the dialog.
    // Radix gives the first focus to no link. A dialog that an address opens may have no other control yet, and the first one of
    // a long dialog may be at its end, which it must not open at.
    // In a frame of another site, Escape would not close the dialog.
    const control = panel.querySelector('button, input, select');
    const isAtEnd = (control?.getBoundingClientRect().top ?? 0) > panel.getBoundingClientRect().bottom;
    const isNoStart = control === panel.lastElementChild || control?.matches('[aria-disabled="true"]') || isAtEnd;
    const first = panel.querySelector('[data-first-focus]') ?? (isNoStart ? panel : null);
    if (!(first instanceof HTMLElement)) return;
    event.preventDefault();
    first.focus();
  };
  const onCloseAutoFocus = (event: Event) => {
    event.preventDefault();
    endGuard.current?.();
    // A link in the dialog may have opened a page, which has the focus by now.
    if (document.activeElement === document.body) restoreFocus.current?.();
    onClosed?.();
  };
  const close = (willBeOpen: boolean) => {
    if (!willBeOpen && !isBusy) onClose();
  };
  const panel = useRef<HTMLDivElement>(null);
  /** True for a dialog that is kept open, whose button has the focus then. */
  const leadsToKeptOpen = () => {
    const button = panel.current?.querySelector('[data-kept-open]:not([hidden] *)');
    if (!(button instanceof HTMLElement)) return false;
    button.focus();
    return true;
  };
  const keepOpen = (event: Event) => {
    const isInQuestion = event.target instanceof Element && event.target.closest('[data-question]') !== null;
    if (isInQuestion || isFilledSearch(event.target) || leadsToKeptOpen()) event.preventDefault();
  };
  const ignoreSecondPress = (event: Event) => {
    const isOnMessage = event.target instanceof Element && event.target.closest('[data-messages]') !== null;
    if (isOnMessage || performance.now() - openedAt.current < doublePressMs || leadsToKeptOpen())
      event.preventDefault();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, repeat, shiftKey, target, currentTarget, defaultPrevented } = event;
    // Radix gives Escape to what opened last, which can be a message over the dialog.
    if (key === 'Escape' && !defaultPrevented && !leadsToKeptOpen()) close(false);
    // Radix goes back from the first control to the last, but not from the dialog itself.
    const last = currentTarget.lastElementChild;
    if (key === 'Tab' && shiftKey && target === currentTarget && last instanceof HTMLButtonElement) {
      event.preventDefault();
      last.focus();
    }
    // The key that opened the dialog, still held, presses nothing in it.
    if (key === 'Enter' && repeat && target instanceof HTMLButtonElement) event.preventDefault();
  };
  return (
    <Radix.Root open={isOpen} onOpenChange={close}>
      <Radix.Portal>
        {size !== 'screen' && <Backdrop />}
        <Panel
          ref={panel}
          aria-describedby={undefined}
          onEscapeKeyDown={keepOpen}
          onInteractOutside={ignoreSecondPress}
          onOpenAutoFocus={onOpenAutoFocus}
          onCloseAutoFocus={onCloseAutoFocus}
          onFocus={showFocused}
          onKeyDown={onKeyDown}
          $size={size}
          $isFullScreenOnPhones={isFullScreenOnPhones}
          $isBare={isBare}
        >
          <ModalTitle $isHidden={isTitleHidden}>{title}</ModalTitle>
          {children}
          {!isCloseHidden && <ModalClose aria-disabled={isBusy || undefined} />}
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  );
}

type ModalSize = keyof typeof widths;

const { color, duration, easing, layer, line, on, radius, shadow } = tokens;

/** The first Escape in one empties it. */
const isFilledSearch = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';

/** Radix goes from the last control to the first without scrolling to it, and no browser knows what covers the end of the dialog. */
const showFocused = ({ target, currentTarget: panel }: FocusEvent) => {
  if (!target.matches(':focus-visible, [data-first-focus]')) return;
  target.scrollIntoView({ block: 'nearest' });
  const end = panel.querySelector('[data-sticky-end]');
  // It covers only what it shares its part of the dialog with.
  if (!end?.parentElement?.contains(target) || end.contains(target)) return;
  const covered = target.getBoundingClientRect().bottom - end.getBoundingClientRect().top;
  if (covered > -focusRing) panel.scrollTop += covered + focusRing;
};

/** Space for the outline of what has the focus, in px. */
const focusRing = 8;

const rise = keyframes`
  from { opacity: 0; transform: translate(-50%, calc(-50% + 16px)); }
`;

const sink = keyframes`
  to { opacity: 0; transform: translate(-50%, calc(-50% + 8px)); }
`;

/** `screen` fills the window. */
const widths = { narrow: '480px', normal: '640px', wide: '936px', login: '960px', screen: '100vw' } as const;

const Backdrop = styled(Radix.Overlay)`
  position: fixed;
  inset: 0;
  z-index: ${layer.modal};
  background-color: ${color.backdrop};
  animation: ${fadeIn} ${duration.modal}ms ${easing.out};

  &[data-state='closed'] {
    animation: ${fadeOut} ${duration.modal}ms ${easing.out} forwards;
  }
  ${notPrinted}
`;

const fullScreen = css`
  left: 0;
  top: 0;
  width: 100vw;
  height: 100dvh;
  max-height: none;
  border: 0;
  border-radius: 0;
  transform: none;
  animation-name: ${fadeIn};
`;

interface PanelLook {
  $size: ModalSize;
  $isFullScreenOnPhones: boolean;
  $isBare: boolean;
}

const Panel = styled(Radix.Content).attrs(onSurface('ink'))<PanelLook>`
  position: fixed;
  left: 50%;
  top: 50%;
  z-index: ${layer.modal};
  width: min(${({ $size }) => widths[$size]}, 100vw - 32px);
  max-height: calc(100dvh - 32px);
  padding: ${({ $isBare }) => ($isBare ? '0' : modalPadding)};
  overflow: auto;
  /* Room for the focus ring. */
  scroll-padding-block: 8px;
  overscroll-behavior: contain;
  border: 1px solid ${line.modal};
  border-radius: ${radius.large};
  box-shadow: ${shadow.lit}, ${shadow.modal};
  transform: translate(-50%, -50%);
  animation: ${rise} ${duration.modal}ms ${easing.out};

  &[data-state='closed'] {
    animation: ${sink} ${duration.modal}ms ${easing.out} forwards;
  }
  &:focus-visible {
    outline: none;
  }
  /* What sticks to the end of a box keeps clear of its padding, in which the rest would be seen. */
  &:has(> [data-sticky-end]) {
    padding-bottom: 0;
  }

  ${({ $size }) =>
    $size === 'screen' &&
    css`
      ${fullScreen}
      animation-duration: ${duration.fade}ms;

      &[data-state='closed'] {
        animation: none;
      }
    `}
  ${({ $isFullScreenOnPhones }) =>
    $isFullScreenOnPhones &&
    css`
      ${media.below.tablet} {
        ${fullScreen}

        &[data-state='closed'] {
          animation-name: ${fadeOut};
        }
      }
    `}

  /* Printed is the dialog, as long as it is, without the page below it. */
  @media print {
    position: static;
    width: auto;
    max-height: none;
    border: 0;
    overflow: visible;
    transform: none;
    animation: none;

    body:has(&) > #__next {
      display: none;
    }
  }
`;

/** Closes the dialog that it is in. */
export function ModalClose(button: ComponentProps<typeof CloseButton>) {
  const t = useTexts();
  return (
    <CloseButton {...button}>
      {t('ui.close')}
      <Icon name="close" size="medium" />
    </CloseButton>
  );
}

const CloseButton = styled(Radix.Close)`
  position: absolute;
  right: 16px;
  top: 14px;
  display: inline-flex;
  align-items: center;
  gap: 8px;
  height: ${tokens.control.tap};
  padding: 0 12px;
  border-radius: ${radius.small};
  font: 600 ${tokens.size.small} / 1 ${tokens.font.body};
  color: ${on.muted};

  &:hover {
    color: ${on.text};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-disabled] {
    opacity: 0.5;
    cursor: default;
  }
  ${notPrinted}
`;

const ModalTitle = styled(Radix.Title)<{ $isHidden: boolean }>`
  ${text.playerH2}
  padding-right: 96px;
  overflow-wrap: anywhere;

  /* Below the close button, whose label is long in some languages. */
  ${media.below.tablet} {
    padding: 40px 0 0;
  }

  ${({ $isHidden }) => $isHidden && visuallyHidden}
`;
