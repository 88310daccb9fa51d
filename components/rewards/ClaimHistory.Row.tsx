import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { Claim } from '../../services/club/types';
import { Units } from '../ui/text/Units';
import { ClaimCode } from './ClaimCode';
import { Amount, Emblem, Proof, Row, Way, What } from './ClaimHistory.styles';
import { playerTemplates } from './player.messages';
import { priceInWords } from './rarityNames.messages';

const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** A claim: what, when and of which game; the way to it; the code that proves it; what it took. */
export function ClaimRow({ claim }: { claim: Claim }) {
  const { formatDate, formatMessage } = useIntl();
  const { name, gameTitle, claimDate, imageUrl, rewardLocation, instruction, code, units, refundDate } = claim;
  return (
    <Row>
      <Emblem>{imageUrl !== null && <img src={imageUrl} width="48" height="48" alt="" loading="lazy" />}</Emblem>
      <What>
        <h3>{name}</h3>
        <p>
          <FormattedMessage
            {...playerTemplates.claimedOn}
            values={{ game: gameTitle, date: formatDate(claimDate, day) }}
          />
        </p>
      </What>
      <Way>
        {rewardLocation !== null && <b>{rewardLocation}</b>}
        <span>{instruction}</span>
      </Way>
      <Proof>
        {refundDate === null ? (
          code !== null && <ClaimCode code={code} />
        ) : (
          <FormattedMessage {...playerTemplates.refunded} values={{ date: formatDate(refundDate, day) }} />
        )}
      </Proof>
      <Amount data-refunded={refundDate !== null || undefined}>
        <Units label={formatMessage(priceInWords.price, { units })}>
          <FormattedNumber value={units} />
        </Units>
      </Amount>
    </Row>
  );
}
