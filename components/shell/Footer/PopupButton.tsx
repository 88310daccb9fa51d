import { type MessageDescriptor, useIntl } from 'react-intl';
import { measured } from '../../measuring/measured';
import { useAddressDialog } from '../../navigation/address';
import { popupQueryKey, type PopupName } from '../../popups/popupNames';

interface PopupButtonProps {
  popup: PopupName;
  label: MessageDescriptor;
}

/**
 * An item of the footer that opens an overlay. A button and not a link, because a link to an overlay would give every page a
 * second address for crawlers.
 */
export function PopupButton({ popup, label }: PopupButtonProps) {
  const { formatMessage } = useIntl();
  const { open } = useAddressDialog(popupQueryKey);
  return (
    <li>
      <button type="button" onClick={() => open(popup)} {...measured('popup', popup)}>
        {formatMessage(label)}
      </button>
    </li>
  );
}
