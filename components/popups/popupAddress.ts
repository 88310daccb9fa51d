import { withParameter } from '../navigation/query/dialogAddress';
import { popupQueryKey, type PopupName } from './popupNames';

/** The address with this overlay open; the rest of the address is unchanged. */
export const withPopup = (address: string, name: PopupName) => withParameter(address, popupQueryKey, name);
