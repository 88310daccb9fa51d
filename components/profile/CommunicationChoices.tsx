import type { Communications } from '../../services/account/users';
import { selectUserInfo } from '../../store/account/selectors';
import { communications } from '../../store/profile/tasks';
import { useAppDispatch, useAppSelector, usePlayerSelector } from '../../store/support/hooks';
import { brand } from '../brand/brand';
import { Toggle } from '../ui/fields/Toggle';
import { FailedStatus } from '../ui/fields/Form';
import { choiceFailureText } from '../ui/text/failureText';
import { FormSection } from '../ui/fields/Form.styles';
import { TopTitle } from '../ui/text/Title';
import { useTexts } from '../ui/text/useTexts';

const { publisher } = brand;

/** A change is saved immediately, and reverted if saving fails. */
export function CommunicationChoices() {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const { pending, outcome } = usePlayerSelector(communications.select);
  const failed = choiceFailureText(outcome, 'profile.communications.failed');
  const saved = useAppSelector(selectUserInfo);
  const { communicationOptIn = false, communicationThirdPartyOptIn = false } = pending ?? saved ?? {};
  const choose = (change: Partial<Communications>) =>
    dispatch(communications.chosen({ communicationOptIn, communicationThirdPartyOptIn, ...change }));
  return (
    <FormSection>
      <TopTitle look="t1">{t('profile.communications.title')}</TopTitle>
      <Toggle
        checked={communicationOptIn}
        note={t('profile.communications.ownLine')}
        onChange={({ target }) => choose({ communicationOptIn: target.checked })}
      >
        {t('profile.communications.own', { publisher })}
      </Toggle>
      <Toggle
        checked={communicationThirdPartyOptIn}
        note={t('profile.communications.partnersLine', { publisher })}
        onChange={({ target }) => choose({ communicationThirdPartyOptIn: target.checked })}
      >
        {t('profile.communications.partners')}
      </Toggle>
      <FailedStatus>{failed && t(failed)}</FailedStatus>
    </FormSection>
  );
}
