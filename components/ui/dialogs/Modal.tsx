import * as Radix from '@radix-ui/react-dialog';
import { useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { visuallyHidden } from '../../theme/mixins';
import { text } from '../../theme/type';
import { Icon } from '../icons/Icon';
import { rememberFocus } from '../focus/rememberFocus';
import { Backdrop, closeStyle, Panel, type ModalSize } from './Modal.styles';

interface ModalProps {
  isOpen: boolean;
  /** Called for the close button, Escape and a press outside. */
  onClose: () => void;
  title: string;
  /** For screen readers only: the content shows a title of its own. */
  isTitleHidden?: boolean;
  /** Label of the close button: "Close". */
  closeLabel: string;
  /** Without a close button: the content (the sign-on widget) has one. */
  isCloseHidden?: boolean;
  size?: ModalSize;
  /** Fills the screen on phones. */
  isFullScreenOnPhones?: boolean;
  /** Without padding: the content has its own. */
  isBare?: boolean;
  children: ReactNode;
}

/** A dialog over the page: traps the focus, returns it on close, opens and closes in 300 ms (spec 9). */
export function Modal({
  isOpen,
  onClose,
  title,
  isTitleHidden = false,
  closeLabel,
  isCloseHidden = false,
  size = 'normal',
  isFullScreenOnPhones = false,
  isBare = false,
  children,
}: ModalProps) {
  // The element that opened the dialog gets the focus back; Radix supports only its own trigger.
  const restoreFocus = useRef<() => void>(null);
  const remember = () => {
    restoreFocus.current = rememberFocus();
  };
  const onCloseAutoFocus = (event: Event) => {
    event.preventDefault();
    restoreFocus.current?.();
  };
  const close = (willBeOpen: boolean) => {
    if (!willBeOpen) onClose();
  };
  return (
    <Radix.Root open={isOpen} onOpenChange={close}>
      <Radix.Portal>
        <Backdrop />
        <Panel
          aria-describedby={undefined}
          onOpenAutoFocus={remember}
          onCloseAutoFocus={onCloseAutoFocus}
          $size={size}
          $isFullScreenOnPhones={isFullScreenOnPhones}
          $isBare={isBare}
        >
          <ModalTitle $isHidden={isTitleHidden}>{title}</ModalTitle>
          {children}
          {!isCloseHidden && (
            <CloseButton>
              {closeLabel}
              <Icon name="close" size="medium" />
            </CloseButton>
          )}
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  );
}

const ModalTitle = styled(Radix.Title)<{ $isHidden: boolean }>`
  ${text.playerH2}
  padding-right: 96px;
  ${({ $isHidden }) => $isHidden && visuallyHidden}
`;

const CloseButton = styled(Radix.Close)`
  ${closeStyle}
`;
