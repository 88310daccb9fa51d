import dynamic from 'next/dynamic';
import { selectConsent } from '../../store/metrics/selectors';
import { useAppSelector } from '../../store/support/hooks';
import { loadPart } from '../ui/browser/loadPart';
import { useOnceTrue } from '../ui/browser/useOnceTrue';
import { useTexts } from '../ui/text/useTexts';
import { VisuallyHidden } from '../ui/text/VisuallyHidden';

const ConsentBanner = dynamic(() => loadPart(() => import('./ConsentBanner').then((module) => module.ConsentBanner)), {
  ssr: false,
});
const PrivacyChoices = dynamic(
  () => loadPart(() => import('./PrivacyChoices').then((module) => module.PrivacyChoices)),
  { ssr: false },
);
const PopupTexts = dynamic(() => loadPart(() => import('../popups/PopupTexts').then((module) => module.PopupTexts)), {
  ssr: false,
});
const ActionListener = dynamic(
  () => loadPart(() => import('./ActionListener').then((module) => module.ActionListener)),
  { ssr: false },
);

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
