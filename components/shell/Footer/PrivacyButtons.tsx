import { useIntl } from 'react-intl';
import { privacyDialogToggled } from '../../../store/metrics/slice';
import { useAppDispatch } from '../../../store/support/hooks';
import { consentTexts } from '../../metrics/consent.messages';
import { measured } from '../../measuring/measured';
import { PopupButton } from './PopupButton';

/** Opens what the site measures, and the privacy choices. */
export function PrivacyButtons() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  return (
    <>
      <PopupButton popup="measuring" label={consentTexts.measuring} />
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
