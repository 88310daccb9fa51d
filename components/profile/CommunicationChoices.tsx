import styled from 'styled-components';
import type { Communications } from '../../services/account/users';
import { selectUserInfo } from '../../store/account/selectors';
import { communications } from '../../store/profile/tasks';
import { useAppDispatch, useAppSelector, usePlayerSelector } from '../../store/support/hooks';
import { brand } from '../brand/brand';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Toggle } from '../ui/fields/Toggle';
import { FormSection } from '../ui/fields/Form.styles';
import { ErrorText } from '../ui/text/ErrorText';
import { TopTitle } from '../ui/text/Title';
import { useTexts } from '../ui/text/useTexts';

const { publisher } = brand;

/** A change is saved immediately, and reverted if saving fails. */
export function CommunicationChoices() {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const { pending, outcome } = usePlayerSelector(communications.select);
  const saved = useAppSelector(selectUserInfo);
  const { communicationOptIn = false, communicationThirdPartyOptIn = false } = pending ?? saved ?? {};
  const choose = (change: Partial<Communications>) =>
    dispatch(communications.chosen({ communicationOptIn, communicationThirdPartyOptIn, ...change }));
  return (
    <FormSection>
      <TopTitle look="t1">{t('profile.communications.title')}</TopTitle>
      <Toggle checked={communicationOptIn} onChange={({ target }) => choose({ communicationOptIn: target.checked })}>
        {t('profile.communications.own', { publisher })}
        <ToggleNote>{t('profile.communications.ownLine')}</ToggleNote>
      </Toggle>
      <Toggle
        checked={communicationThirdPartyOptIn}
        onChange={({ target }) => choose({ communicationThirdPartyOptIn: target.checked })}
      >
        {t('profile.communications.partners')}
        <ToggleNote>{t('profile.communications.partnersLine', { publisher })}</ToggleNote>
      </Toggle>
      {outcome === 'failed' && <ErrorText>{t('profile.communications.failed')}</ErrorText>}
    </FormSection>
  );
}

const ToggleNote = styled.span`
  ${text.small}
  display: block;
  color: ${tokens.on.muted};
`;
