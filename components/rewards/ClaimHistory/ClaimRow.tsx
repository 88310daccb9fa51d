import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { Claim } from '../../../services/club/claims';
import { Units } from '../../ui/text/Units';
import { ClaimCode } from '../ClaimDialog/ClaimCode';
import { UndoOffer } from '../ClaimUndo/UndoOffer';
import { playerTemplates } from '../PlayerRewards/player.messages';
import { priceMessages } from '../rarityNames.messages';
import { ClaimItem, CodeCell, Emblem, Instruction, Price, RewardName } from './ClaimRow.styles';

const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** A claim: reward, game and date; how to get it; its code or refund; its price. */
export function ClaimRow({ claim }: { claim: Claim }) {
  const { formatDate, formatMessage } = useIntl();
  const { name, gameTitle, claimDate, imageUrl, rewardLocation, instruction, code, units, refundDate } = claim;
  return (
    <ClaimItem>
      <Emblem>{imageUrl !== null && <img src={imageUrl} width="48" height="48" alt="" loading="lazy" />}</Emblem>
      <RewardName>
        <h3>{name}</h3>
        <p>
          <FormattedMessage
            {...playerTemplates.claimedOn}
            values={{ game: gameTitle, date: formatDate(claimDate, day) }}
          />
        </p>
      </RewardName>
      <Instruction>
        {rewardLocation !== null && <b>{rewardLocation}</b>}
        <span>{instruction}</span>
      </Instruction>
      <CodeCell>
        {refundDate === null ? (
          <>
            {code !== null && <ClaimCode code={code} />}
            <UndoOffer claim={claim} />
          </>
        ) : (
          <FormattedMessage {...playerTemplates.refunded} values={{ date: formatDate(refundDate, day) }} />
        )}
      </CodeCell>
      <Price data-refunded={refundDate !== null || undefined}>
        <Units label={formatMessage(priceMessages.price, { units })}>
          <FormattedNumber value={units} />
        </Units>
      </Price>
    </ClaimItem>
  );
}
