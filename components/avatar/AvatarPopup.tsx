import type { PopupProps } from '../popups/popupProps';
export function AvatarPopup(_: PopupProps) {
  return null;
}
