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
  /** Close button, Escape or a press outside. */
  onClose: () => void;
  title: string;
  /** The title is heard, not seen: what is inside shows one of its own. */
  isTitleHidden?: boolean;
  /** The word on the close button: "Close". */
  closeLabel: string;
  /** No close button of its own: what is inside (the sign-on widget) brings one. */
  isCloseHidden?: boolean;
  size?: ModalSize;
  /** Fills the screen on phones. */
  isFullScreenOnPhones?: boolean;
  /** Content that brings its own space to the edges. */
  isBare?: boolean;
  children: ReactNode;
}

/** A dialog over the page: keeps the keyboard inside, gives it back when it closes, 300 ms (spec 9). */
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
  // Whoever opened the dialog gets the keyboard back; Radix would know only a trigger of its own.
  const giveBack = useRef<() => void>(null);
  const remember = () => {
    giveBack.current = rememberFocus();
  };
  const onCloseAutoFocus = (event: Event) => {
    event.preventDefault();
    giveBack.current?.();
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
            <Close>
              {closeLabel}
              <Icon name="close" size="medium" />
            </Close>
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

const Close = styled(Radix.Close)`
  ${closeStyle}
`;
