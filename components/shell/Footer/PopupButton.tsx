import { useRouter } from 'next/router';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { measured } from '../../measuring/measured';
import { withPopup } from '../../popups/PopupLink';
import type { PopupName } from '../../popups/popupNames';

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
  const { push } = useRouter();
  const open = () => {
    const { pathname, search } = window.location;
    void push(withPopup(pathname + search, popup), undefined, { shallow: true, scroll: false, locale: false });
  };
  return (
    <li>
      <button type="button" onClick={open} {...measured('popup', popup)}>
        {formatMessage(label)}
      </button>
    </li>
  );
}
