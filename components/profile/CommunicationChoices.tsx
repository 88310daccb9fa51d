import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { Communications } from '../../services/account/users';
import { selectUserInfo } from '../../store/account/selectors';
import { communications } from '../../store/profile/tasks';
import { useAppDispatch, useAppSelector, usePlayerSelector } from '../../store/support/hooks';
import { brand } from '../brand/brand';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Toggle } from '../ui/fields/Toggle';
import { communicationTemplates as templates, communicationTexts } from './profile.messages';
import { FormSection } from '../ui/fields/Form.styles';
import { ErrorText } from '../ui/text/ErrorText';
import { TopTitle } from '../ui/text/Title';

const { publisher } = brand;

/** Switches for e-mails. A change is saved immediately, and reverted when saving fails. */
export function CommunicationChoices() {
  const dispatch = useAppDispatch();
  const { pending, outcome } = usePlayerSelector(communications.select);
  const saved = useAppSelector(selectUserInfo);
  const { communicationOptIn = false, communicationThirdPartyOptIn = false } = pending ?? saved ?? {};
  const choose = (change: Partial<Communications>) =>
    dispatch(communications.chosen({ communicationOptIn, communicationThirdPartyOptIn, ...change }));
  return (
    <FormSection>
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
      {outcome === 'failed' && (
        <ErrorText>
          <FormattedMessage {...communicationTexts.failed} />
        </ErrorText>
      )}
    </FormSection>
  );
}

const ToggleNote = styled.span`
  ${text.small}
  display: block;
  color: ${tokens.on.muted};
`;
