/** What every overlay of an address is given. */
export interface PopupProps {
  isOpen: boolean;
  /** Takes it out of the address. */
  onClose: () => void;
}
