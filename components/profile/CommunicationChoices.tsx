import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { Communications } from '../../services/account/types';
import { selectCommunicationOptIn, selectThirdPartyOptIn } from '../../store/profile/communications/selectors';
import { communicationsChosen } from '../../store/profile/communications/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { brand } from '../brand/brand';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Toggle } from '../ui/fields/Toggle';
import { communicationTemplates as templates, communicationTexts } from './communications.messages';
import { Heading, Section, Trouble } from './ProfileContent.styles';

const { publisher } = brand;

/** Switches that take effect at once, and fall back where they do not. */
export function CommunicationChoices() {
  const dispatch = useAppDispatch();
  const communicationOptIn = useAppSelector(selectCommunicationOptIn);
  const communicationThirdPartyOptIn = useAppSelector(selectThirdPartyOptIn);
  const hasFailed = useAppSelector(({ communications }) => communications.failure !== null);
  const choose = (change: Partial<Communications>) =>
    dispatch(communicationsChosen({ communicationOptIn, communicationThirdPartyOptIn, ...change }));
  return (
    <Section>
      <Heading>
        <FormattedMessage {...communicationTexts.title} />
      </Heading>
      <Toggle checked={communicationOptIn} onChange={({ target }) => choose({ communicationOptIn: target.checked })}>
        <FormattedMessage {...templates.own} values={{ publisher }} />
        <Small>
          <FormattedMessage {...templates.ownLine} values={{ publisher }} />
        </Small>
      </Toggle>
      <Toggle
        checked={communicationThirdPartyOptIn}
        onChange={({ target }) => choose({ communicationThirdPartyOptIn: target.checked })}
      >
        <FormattedMessage {...templates.partners} values={{ publisher }} />
        <Small>
          <FormattedMessage {...templates.partnersLine} values={{ publisher }} />
        </Small>
      </Toggle>
      {hasFailed && (
        <Trouble role="alert">
          <FormattedMessage {...communicationTexts.failed} />
        </Trouble>
      )}
    </Section>
  );
}

const Small = styled.span`
  ${text.small}
  display: block;
  color: ${tokens.on.muted};
`;
