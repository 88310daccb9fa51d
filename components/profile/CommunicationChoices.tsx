import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { Communications } from '../../services/account/users';
import { selectCommunicationOptIn, selectThirdPartyOptIn } from '../../store/profile/communications/selectors';
import { communicationsChosen } from '../../store/profile/communications/slice';
import { useAppDispatch, usePlayerSelector } from '../../store/support/hooks';
import { brand } from '../brand/brand';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Toggle } from '../ui/fields/Toggle';
import { communicationTemplates as templates, communicationTexts } from './profile.messages';
import { ProfileSection, ErrorText } from './ProfileSection.styles';
import { TopTitle } from '../ui/text/Title';

const { publisher } = brand;

/** Switches for e-mails. A change is saved immediately, and reverted when saving fails. */
export function CommunicationChoices() {
  const dispatch = useAppDispatch();
  const communicationOptIn = usePlayerSelector(selectCommunicationOptIn);
  const communicationThirdPartyOptIn = usePlayerSelector(selectThirdPartyOptIn);
  const hasFailed = usePlayerSelector(({ communications }) => communications.failure !== null);
  const choose = (change: Partial<Communications>) =>
    dispatch(communicationsChosen({ communicationOptIn, communicationThirdPartyOptIn, ...change }));
  return (
    <ProfileSection>
      <TopTitle look="t1">
        <FormattedMessage {...communicationTexts.title} />
      </TopTitle>
      <Toggle checked={communicationOptIn} onChange={({ target }) => choose({ communicationOptIn: target.checked })}>
        <FormattedMessage {...templates.own} values={{ publisher }} />
        <ToggleNote>
          <FormattedMessage {...templates.ownLine} values={{ publisher }} />
        </ToggleNote>
      </Toggle>
      <Toggle
        checked={communicationThirdPartyOptIn}
        onChange={({ target }) => choose({ communicationThirdPartyOptIn: target.checked })}
      >
        <FormattedMessage {...templates.partners} values={{ publisher }} />
        <ToggleNote>
          <FormattedMessage {...templates.partnersLine} values={{ publisher }} />
        </ToggleNote>
      </Toggle>
      {hasFailed && (
        <ErrorText role="alert">
          <FormattedMessage {...communicationTexts.failed} />
        </ErrorText>
      )}
    </ProfileSection>
  );
}

const ToggleNote = styled.span`
  ${text.small}
  display: block;
  color: ${tokens.on.muted};
`;
