import { FormattedMessage } from 'react-intl';
import { Line } from '../payment/PaymentLines';
import { claimMessages } from './claim.messages';
import { ClaimCode } from './ClaimCode';

/** Lines that say where a claimed reward is, and the code that proves the claim; none of what is not known. */
export const ClaimPlace = ({ location, code }: { location: string | null; code: string | null }) => (
  <>
    {location !== null && (
      <Line>
        <b>
          <FormattedMessage {...claimMessages.where} />
        </b>
        <em>{location}</em>
      </Line>
    )}
    {code !== null && (
      <Line>
        <b>
          <FormattedMessage {...claimMessages.code} />
        </b>
        <em>
          <ClaimCode code={code} />
        </em>
        <span>
          <FormattedMessage {...claimMessages.codeFor} />
        </span>
      </Line>
    )}
  </>
);
