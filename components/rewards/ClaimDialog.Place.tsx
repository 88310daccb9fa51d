import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { media } from '../theme/media';
import { claimMessages } from './claim.messages';
import { ClaimCode } from './ClaimCode';
import { StepLine } from '../payment/Step.styles';

/** Lines that say where a claimed reward is, and the code that proves the claim; none of what is not known. */
export const ClaimLocation = ({ location, code }: { location: string | null; code: string | null }) => (
  <>
    {location !== null && (
      <StepLine>
        <b>
          <FormattedMessage {...claimMessages.where} />
        </b>
        <em>{location}</em>
      </StepLine>
    )}
    {code !== null && (
      <CodeLine>
        <b>
          <FormattedMessage {...claimMessages.code} />
        </b>
        <em>
          <ClaimCode code={code} />
        </em>
        <span>
          <FormattedMessage {...claimMessages.codeFor} />
        </span>
      </CodeLine>
    )}
  </>
);

const CodeLine = styled(StepLine)`
  > span {
    grid-column: 1 / -1;
  }

  ${media.below.tablet} {
    > em {
      grid-column: 1 / -1;
      justify-self: start;
    }
  }
`;
