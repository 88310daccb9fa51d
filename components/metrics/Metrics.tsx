import dynamic from 'next/dynamic';
import { useIntl } from 'react-intl';
import { selectConsent } from '../../store/metrics/selectors';
import { useAppSelector } from '../../store/support/hooks';
import { useOnceTrue } from '../ui/browser/useOnceTrue';
import { VisuallyHidden } from '../ui/text/VisuallyHidden';
import { consentTexts } from './consent.messages';

const ConsentBanner = dynamic(() => import('./ConsentBanner').then((module) => module.ConsentBanner), { ssr: false });
const PrivacyChoices = dynamic(() => import('./PrivacyChoices').then((module) => module.PrivacyChoices), {
  ssr: false,
});
const PopupTexts = dynamic(() => import('../popups/PopupTexts').then((module) => module.PopupTexts), { ssr: false });
const ActionListener = dynamic(() => import('./ActionListener').then((module) => module.ActionListener), {
  ssr: false,
});

/** What the measuring shows and hears: each part is loaded when it is needed, and most readers need none. */
export function Metrics() {
  const { formatMessage } = useIntl();
  const isAsked = useAppSelector(selectConsent) === 'asked';
  const isMeasuring = useAppSelector(({ metrics }) => metrics.isMeasuring);
  const wasDialogOpened = useOnceTrue(useAppSelector(({ metrics }) => metrics.isDialogOpen));
  return (
    <>
      <VisuallyHidden aria-live="polite">{isAsked && formatMessage(consentTexts.question)}</VisuallyHidden>
      {isAsked && <ConsentBanner />}
      {wasDialogOpened && (
        <PopupTexts>
          <PrivacyChoices />
        </PopupTexts>
      )}
      {isMeasuring && <ActionListener />}
    </>
  );
}
