import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { BoughtKey } from '../../../services/promotions/discountCodes';
import { discountPrice } from '../../../store/discount/rules';
import { ClubLink } from '../../navigation/ClubLink';
import { Coin } from '../../ui/icons/Coin';
import { Units } from '../../ui/text/Units';
import { ClaimCode } from '../ClaimDialog/ClaimCode';
import { playerMessages, playerTemplates } from '../PlayerRewards/player.messages';
import { priceMessages } from '../rarityNames.messages';
import { ClaimItem, CodeCell, Emblem, Instruction, Price, RewardName } from './ClaimRow.styles';
import { lastZone } from '../../ui/time/lastZone';

const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** A discount code in the claim history: when it was redeemed, until when it is good, and its price. */
export function CodeRow({ code: { code, purchaseDate, expiresAt } }: { code: BoughtKey }) {
  const { formatDate, formatMessage } = useIntl();
  return (
    <ClaimItem>
      <Emblem>
        <Coin size="28px" />
      </Emblem>
      <RewardName>
        <h3>
          <ClubLink to={{ page: 'discount' }}>
            <FormattedMessage {...playerMessages.code} />
          </ClubLink>
        </h3>
        <p>{formatDate(purchaseDate, day)}</p>
      </RewardName>
      <Instruction>
        <span>
          <FormattedMessage
            {...playerTemplates.codeUntil}
            values={{ date: formatDate(expiresAt, { ...day, timeZone: lastZone }) }}
          />
        </span>
      </Instruction>
      <CodeCell>
        <ClaimCode code={code} />
      </CodeCell>
      <Price>
        <Units label={formatMessage(priceMessages.price, { units: discountPrice })}>
          <FormattedNumber value={discountPrice} />
        </Units>
      </Price>
    </ClaimItem>
  );
}
