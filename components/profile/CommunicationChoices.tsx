import type { Communications } from '../../services/account/users';
import { selectUserInfo } from '../../store/account/selectors';
import { communications } from '../../store/profile/tasks';
import { useAppDispatch, useAppSelector, usePlayerSelector } from '../../store/support/hooks';
import { brand } from '../brand/brand';
import { Toggle } from '../ui/fields/Toggle';
import { FormSection, SectionNote } from '../ui/fields/Form.styles';
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
        <SectionNote as="span" style={{ display: 'block' }}>
          {t('profile.communications.ownLine')}
        </SectionNote>
      </Toggle>
      <Toggle
        checked={communicationThirdPartyOptIn}
        onChange={({ target }) => choose({ communicationThirdPartyOptIn: target.checked })}
      >
        {t('profile.communications.partners')}
        <SectionNote as="span" style={{ display: 'block' }}>
          {t('profile.communications.partnersLine', { publisher })}
        </SectionNote>
      </Toggle>
      {outcome === 'failed' && <ErrorText>{t('profile.communications.failed')}</ErrorText>}
    </FormSection>
  );
}
