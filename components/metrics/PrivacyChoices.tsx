import styled from 'styled-components';
import { selectConsent } from '../../store/metrics/selectors';
import { privacyDialogToggled } from '../../store/metrics/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { PopupLink } from '../popups/PopupLink';
import { tokens } from '../theme/tokens';
import { TextLink } from '../ui/buttons/TextLink';
import { Modal } from '../ui/dialogs/Modal';
import { Stack } from '../ui/layout/Stack';
import { useTexts } from '../ui/text/useTexts';
import { ConsentButtons } from './ConsentButtons';

export function PrivacyChoices() {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(({ metrics }) => metrics.isDialogOpen);
  const isSignalled = useAppSelector(({ metrics }) => metrics.isSignalled);
  const isAllowed = useAppSelector(selectConsent) === 'allowed';
  const close = () => dispatch(privacyDialogToggled(false));
  return (
    <Modal isOpen={isOpen} onClose={close} title={t('shell.consent.choices')}>
      <Explanation>
        <strong>{t(isAllowed ? 'metrics.allowed' : 'metrics.refused')}</strong>
      </Explanation>
      <Explanation>
        {t(isSignalled ? 'metrics.signal' : 'shell.consent.words')}{' '}
        <TextLink as={PopupLink} popup="measuring" onClick={close}>
          {t('shell.consent.measuring')}
        </TextLink>
      </Explanation>
      {!isSignalled && (
        <Stack $above={6}>
          <ConsentButtons />
        </Stack>
      )}
    </Modal>
  );
}

const Explanation = styled.p`
  margin-top: ${tokens.space[4]};
  color: ${tokens.on.muted};
  text-wrap: pretty;

  > strong {
    font-weight: 600;
    color: ${tokens.on.text};
  }
`;
