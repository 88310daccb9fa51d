import { FormattedMessage, useIntl } from 'react-intl';
import type { Reward } from '../../../services/clubWebsite/rewards';
import { selectGame } from '../../../store/game/selectors';
import { selectRewardsOverview, selectRewardsTotals } from '../../../store/rewards/selectors';
import { usePlayerSelector } from '../../../store/support/hooks';
import type { LotUse } from '../../../store/spend/rules';
import { selectLots } from '../../../store/units/selectors';
import { StepLine } from '../../spend/Step.styles';
import { SpendSummary } from '../../spend/SpendSummary';
import { useFormatDay } from '../../ui/time/useFormatDay';
import { claimTemplates } from './claim.messages';
import { rarityNames } from '../rarityNames.messages';
import { lastZone } from '../../ui/time/lastZone';

interface BalanceLinesProps {
  reward: Reward;
  /** The lots that the price was taken from. */
  uses: readonly LotUse[];
  unitBalance: number;
}

/** What a claim took and from which lots, the balance left and its next expiry, and the game's rewards owned now. */
export function BalanceLines({ reward, uses, unitBalance }: BalanceLinesProps) {
  const { formatList, formatMessage } = useIntl();
  const formatDay = useFormatDay();
  const [next] = usePlayerSelector(selectLots);
  const usedLots = uses.map(({ used, expiresAt }) =>
    expiresAt === null
      ? formatMessage(claimTemplates.usedLasting, { units: used })
      : formatMessage(claimTemplates.usedDue, { units: used, date: formatDay(expiresAt, { timeZone: lastZone }) }),
  );
  return (
    <>
      <SpendSummary
        used={reward.value}
        usedNote={formatList(usedLots, { type: 'conjunction' })}
        balance={unitBalance}
        balanceNote={
          next?.expiresAt && (
            <FormattedMessage
              {...claimTemplates.nextToExpire}
              values={{ units: next.units, date: formatDay(next.expiresAt, { timeZone: lastZone }) }}
            />
          )
        }
      />
      <OwnedLine reward={reward} />
    </>
  );
}

/** How many of the game's rewards the player owns; nothing if the loaded rewards are another game's. */
function OwnedLine({ reward: { rewardId, rarityId } }: { reward: Reward }) {
  const { formatMessage } = useIntl();
  const isLoaded = usePlayerSelector(({ rewards }) => rewardId in rewards.rewards);
  const game = usePlayerSelector(selectGame);
  const totals = usePlayerSelector(selectRewardsTotals);
  const rarity = usePlayerSelector(selectRewardsOverview).find(({ id }) => id === rarityId);
  if (!isLoaded || !game || !rarity) return null;
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
