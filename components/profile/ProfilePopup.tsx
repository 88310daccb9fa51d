import type { PopupProps } from '../popups/popupProps';
export function ProfilePopup(_: PopupProps) {
  return null;
}
