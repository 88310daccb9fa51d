import { FormattedNumber, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Claim } from '../../../services/club/claims';
import type { BoughtKey } from '../../../services/promotions/discountCodes';
import { discountPrice } from '../../../store/discount/rules';
import { ClubLink } from '../../navigation/ClubLink';
import { media } from '../../theme/media';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { Coin } from '../../ui/icons/Coin';
import { Units } from '../../ui/text/Units';
import { useTexts } from '../../ui/text/useTexts';
import { lastZone } from '../../ui/time/lastZone';
import { ClaimCode } from '../ClaimDialog/ClaimCode';
import { UndoOffer } from '../ClaimUndo/UndoOffer';

const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** A claim: reward, game and date; how to get it; its code or refund; its price. */
export function ClaimRow({ claim }: { claim: Claim }) {
  const { formatDate } = useIntl();
  const t = useTexts();
  const { name, gameTitle, claimDate, imageUrl, rewardLocation, instruction, code, units, refundDate } = claim;
  return (
    <ClaimItem>
      <Emblem>{imageUrl !== null && <img src={imageUrl} width="48" height="48" alt="" loading="lazy" />}</Emblem>
      <RewardName>
        <h3>{name}</h3>
        <p>{t('rewards.claims.claimedOn', { game: gameTitle, date: formatDate(claimDate, day) })}</p>
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
          t('rewards.claims.refunded', { date: formatDate(refundDate, day) })
        )}
      </CodeCell>
      <Price data-refunded={refundDate !== null || undefined}>
        <Units label={t('ui.units', { units })}>
          <FormattedNumber value={units} />
        </Units>
      </Price>
    </ClaimItem>
  );
}

const { on, size } = tokens;

/** On narrow screens the instruction and the code are placed under the reward's name. */
const ClaimItem = styled.li`
  display: grid;
  grid-template: 'emblem what way proof amount' / 64px minmax(0, 5fr) minmax(0, 5fr) minmax(272px, auto) 88px;
  gap: 4px 20px;
  align-items: center;
  padding: 12px 0;
  border-bottom: 1px solid ${on.hairline};

  ${media.below.desktop} {
    grid-template: 'emblem what amount' '. way way' '. proof proof' / 56px minmax(0, 1fr) auto;
    gap: 8px 16px;
    padding: 16px 0;
  }

  ${media.below.tablet} {
    grid-template: 'emblem what amount' 'way way way' 'proof proof proof' / 56px minmax(0, 1fr) auto;
  }
`;

/** Emblems are drawn for dark backgrounds. */
const Emblem = styled.span`
  grid-area: emblem;
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  border-radius: ${tokens.radius.small};
  background-color: ${tokens.color.ink900};
`;

const RewardName = styled.div`
  grid-area: what;

  h3 {
    ${text.rowTitle}
  }
  p {
    font-size: ${size.small};
    color: ${on.muted};
  }
`;

const Instruction = styled.p`
  grid-area: way;
  font-size: ${size.small};
  line-height: 1.45;

  b {
    display: block;
    font-weight: 600;
  }
  span {
    color: ${on.muted};
  }
`;

const CodeCell = styled.div`
  grid-area: proof;
  font-size: ${size.small};
  color: ${on.muted};
`;

const Price = styled.p`
  grid-area: amount;
  justify-self: end;

  &[data-refunded] {
    color: ${on.muted};
    text-decoration: line-through;
  }
`;

/** A discount code in the claim history: when it was redeemed, until when it is good, and its price. */
export function CodeRow({ code: { code, purchaseDate, expiresAt } }: { code: BoughtKey }) {
  const { formatDate } = useIntl();
  const t = useTexts();
  return (
    <ClaimItem>
      <Emblem>
        <Coin size="28px" />
      </Emblem>
      <RewardName>
        <h3>
          <ClubLink to={{ page: 'discount' }}>{t('rewards.claims.code')}</ClubLink>
        </h3>
        <p>{formatDate(purchaseDate, day)}</p>
      </RewardName>
      <Instruction>
        <span>{t('rewards.claims.codeUntil', { date: formatDate(expiresAt, { ...day, timeZone: lastZone }) })}</span>
      </Instruction>
      <CodeCell>
        <ClaimCode code={code} />
      </CodeCell>
      <Price>
        <Units label={t('ui.units', { units: discountPrice })}>
          <FormattedNumber value={discountPrice} />
        </Units>
      </Price>
    </ClaimItem>
  );
}
