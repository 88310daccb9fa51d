import { selectConsent } from '../../store/metrics/selectors';
import { privacyDialogToggled } from '../../store/metrics/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { useBackCloses } from '../navigation/useBackCloses';
import { PopupLink } from '../popups/PopupLink';
import { TextLink } from '../ui/buttons/TextLink';
import { Modal } from '../ui/dialogs/Modal';
import { Stack } from '../ui/layout/Stack';
import { Text } from '../ui/layout/Text';
import { useTexts } from '../ui/text/useTexts';
import { ConsentButtons } from './ConsentButtons';

export function PrivacyChoices() {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(({ metrics }) => metrics.isDialogOpen);
  const isSignalled = useAppSelector(({ metrics }) => metrics.isSignalled);
  const isAllowed = useAppSelector(selectConsent) === 'allowed';
  const close = () => dispatch(privacyDialogToggled(false));
  const leave = useBackCloses(isOpen, close);
  return (
    <Modal isOpen={isOpen} onClose={leave} title={t('shell.consent.choices')}>
      <Text $above={4} style={{ fontWeight: 600 }}>
        {t(isAllowed ? 'metrics.allowed' : 'metrics.refused')}
      </Text>
      <Text $color="muted" $above={4} style={{ textWrap: 'pretty' }}>
        {t(isSignalled ? 'metrics.signal' : 'shell.consent.words')}{' '}
        <TextLink as={PopupLink} popup="measuring" onClick={close}>
          {t('shell.consent.measuring')}
        </TextLink>
      </Text>
      {!isSignalled && (
        <Stack $above={6}>
          <ConsentButtons />
        </Stack>
      )}
    </Modal>
  );
}
