import { useRouter } from 'next/router';
import { useIntl } from 'react-intl';
import { privacyDialogToggled } from '../../../store/metrics/slice';
import { useAppDispatch } from '../../../store/support/hooks';
import { consentTexts } from '../../metrics/consent.messages';
import { measured } from '../../measuring/measured';
import { withPopup } from '../../popups/popupAddress';

/**
 * Opens what the site measures, and the privacy choices. Buttons and not links, because a link to a popup would give
 * every page a second address for crawlers.
 */
export function PrivacyButtons() {
  const { formatMessage } = useIntl();
  const { push } = useRouter();
  const dispatch = useAppDispatch();
  const openMeasuring = () => {
    const { pathname, search } = window.location;
    void push(withPopup(pathname + search, 'measuring'), undefined, { shallow: true, scroll: false, locale: false });
  };
  return (
    <>
      <li>
        <button type="button" onClick={openMeasuring} {...measured('popup', 'measuring')}>
          {formatMessage(consentTexts.measuring)}
        </button>
      </li>
      <li>
        <button
          type="button"
          onClick={() => dispatch(privacyDialogToggled(true))}
          {...measured('privacy-choices', 'footer')}
        >
          {formatMessage(consentTexts.choices)}
        </button>
      </li>
    </>
  );
}
