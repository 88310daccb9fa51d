import { FormattedMessage, useIntl } from 'react-intl';
import type { Reward } from '../../services/clubWebsite/types';
import { selectGame } from '../../store/game/selectors';
import { selectRewardsOverview, selectRewardsTotals } from '../../store/rewards/selectors';
import { useAppSelector } from '../../store/support/hooks';
import type { LotUse } from '../../store/units/rules';
import { selectLots } from '../../store/units/selectors';
import { StepLine } from '../payment/PaymentLines';
import { UnitsLeft, UsedUnits } from '../payment/PaymentSums';
import { claimTemplates } from './claim.messages';
import { rarityNames } from './rarityNames.messages';

const dayAndMonth = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;

/** What a claim took, and from which lots. */
export function UsedLine({ price, uses }: { price: number; uses: readonly LotUse[] }) {
  const { formatDate, formatList, formatMessage } = useIntl();
  const lots = uses.map(({ used, expiresAt }) =>
    expiresAt === null
      ? formatMessage(claimTemplates.usedLasting, { units: used })
      : formatMessage(claimTemplates.usedDue, { units: used, date: formatDate(expiresAt, dayAndMonth) }),
  );
  return <UsedUnits units={price}>{formatList(lots, { type: 'unit' })}</UsedUnits>;
}

/** What is left, and what of it goes next. */
export function BalanceLine({ unitBalance }: { unitBalance: number }) {
  const { formatDate } = useIntl();
  const [next] = useAppSelector(selectLots);
  return (
    <UnitsLeft units={unitBalance}>
      {next?.expiresAt && (
        <FormattedMessage
          {...claimTemplates.nextToExpire}
          values={{ units: next.units, date: formatDate(next.expiresAt, dayAndMonth) }}
        />
      )}
    </UnitsLeft>
  );
}

/** How many of the game's rewards are owned now; nothing where they are not those of the reward's game. */
export function OwnedLine({ reward: { rewardId, rarityId } }: { reward: Reward }) {
  const { formatMessage } = useIntl();
  const isHere = useAppSelector(({ rewards }) => rewardId in rewards.rewards);
  const game = useAppSelector(selectGame);
  const totals = useAppSelector(selectRewardsTotals);
  const rarity = useAppSelector(selectRewardsOverview).find(({ id }) => id === rarityId);
  if (!isHere || !game || !rarity) return null;
  return (
    <StepLine>
      <b>
        <FormattedMessage {...claimTemplates.gameRewards} values={{ game: game.title }} />
      </b>
      <strong data-plain>
        <FormattedMessage {...claimTemplates.ownedOf} values={totals} />
      </strong>
      <span>
        <FormattedMessage
          {...claimTemplates.rarityOf}
          values={{ rarity: formatMessage(rarityNames[rarityId]), owned: rarity.owned, available: rarity.available }}
        />
      </span>
    </StepLine>
  );
}
