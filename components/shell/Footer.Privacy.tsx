import { useRouter } from 'next/router';
import { useIntl } from 'react-intl';
import { privacyDialogToggled } from '../../store/metrics/slice';
import { useAppDispatch } from '../../store/support/hooks';
import { consentTexts } from '../metrics/consent.messages';
import { measured } from '../measuring/measured';
import { withPopup } from '../popups/popupAddress';

/**
 * What is measured, and the choice about it. Buttons, because both open over the page: a link would give every page a
 * second address.
 */
export function FooterPrivacy() {
  const { formatMessage } = useIntl();
  const { push } = useRouter();
  const dispatch = useAppDispatch();
  const explain = () => {
    const { pathname, search } = window.location;
    void push(withPopup(pathname + search, 'measuring'), undefined, { shallow: true, scroll: false, locale: false });
  };
  return (
    <>
      <li>
        <button type="button" onClick={explain} {...measured('popup', 'measuring')}>
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
