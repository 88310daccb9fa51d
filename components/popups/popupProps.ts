/** Props of every overlay. */
export interface PopupProps {
  isOpen: boolean;
  /** Removes the overlay from the address. */
  onClose: () => void;
}
