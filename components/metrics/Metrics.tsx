import { selectConsent } from '../../store/metrics/selectors';
import { useAppSelector } from '../../store/support/hooks';
import { clientPart } from '../ui/browser/clientPart';
import { useOnceTrue } from '../ui/browser/useOnceTrue';
import { useTexts } from '../ui/text/useTexts';
import { VisuallyHidden } from '../ui/text/VisuallyHidden';

const ConsentBanner = clientPart(() => import('./ConsentBanner').then((module) => module.ConsentBanner));
const PrivacyChoices = clientPart(() => import('./PrivacyChoices').then((module) => module.PrivacyChoices));
const PopupTexts = clientPart(() => import('../popups/PopupTexts').then((module) => module.PopupTexts));
const ActionListener = clientPart(() => import('./ActionListener').then((module) => module.ActionListener));

export function Metrics() {
  const t = useTexts();
  const needsConsent = useAppSelector(selectConsent) === 'required';
  const isMeasuring = useAppSelector(({ metrics }) => metrics.isMeasuring);
  const wasDialogOpened = useOnceTrue(useAppSelector(({ metrics }) => metrics.isDialogOpen));
  return (
    <>
      <VisuallyHidden aria-live="polite">{needsConsent && t('shell.consent.question')}</VisuallyHidden>
      {needsConsent && <ConsentBanner />}
      {wasDialogOpened && (
        <PopupTexts>
          <PrivacyChoices />
        </PopupTexts>
      )}
      {isMeasuring && <ActionListener />}
    </>
  );
}
