import { useCallback, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { RarityId } from '../../../services/club/rarities';
import {
  selectAllRewardsRedeemed,
  selectRewardsOverview,
  selectRewardsStatus,
  selectRewardsTotals,
  selectRewardsUnavailable,
  selectRewardsWithAvailability,
} from '../../../store/rewards/selectors';
import { detailsRequested } from '../../../store/rewards/slice';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { selectUnits } from '../../../store/units/selectors';
import { balanceRequested } from '../../../store/units/slice';
import { tokens } from '../../theme/tokens';
import { Loadable } from '../../ui/feedback/Loadable';
import { Sentences } from '../../ui/text/Sentences';
import { RewardDialog } from '../ClaimDialog/RewardDialog';
import { RarityOverview } from './RarityOverview';
import { rewardsMessages, rewardsTemplates } from '../rewards.messages';
import { FilteredRewards } from './FilteredRewards';
import { RewardsListSkeleton } from '../PlayerRewards/PlayerRewardsSkeleton';
import { useOpenReward } from '../useOpenReward';
import { useRewardsQuery } from '../query/useRewardsQuery';

interface RewardsListProps {
  /** False for a game that the player does not own: the rewards are shown, but cannot be claimed. */
  canClaim?: boolean;
}

/** The current game's rewards: counts by rarity, filters, cards and the claim dialog. The page requests the data. */
export function RewardsList({ canClaim = true }: RewardsListProps) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const rewards = usePlayerSelector(selectRewardsWithAvailability);
  const overview = usePlayerSelector(selectRewardsOverview);
  const status = usePlayerSelector(selectRewardsStatus);
  const isUnavailable = usePlayerSelector(selectRewardsUnavailable);
  const view = useRewardsQuery();
  const { change } = view;
  const chooseRarity = useCallback((rarity: RarityId | null) => change({ rarity }), [change]);
  const open = useOpenReward();
  const entries = useMemo(() => rewards.map((entry) => ({ ...entry, canClaim })), [rewards, canClaim]);
  const load = () => {
    dispatch(detailsRequested());
    dispatch(balanceRequested());
  };

  return (
    <Loadable
      status={status}
      hasContent={status === 'loaded' && !isUnavailable}
      skeleton={<RewardsListSkeleton />}
      failed={{
        title: formatMessage(rewardsMessages.errorTitle),
        text: formatMessage(rewardsMessages.error),
        onRetry: load,
      }}
      empty={{
        title: formatMessage(rewardsMessages.unavailableTitle),
        text: formatMessage(rewardsMessages.unavailable),
      }}
    >
      <RewardsSummary canClaim={canClaim} />
      <RarityOverview rarities={overview} chosen={view.query.rarity} onChoose={chooseRarity} />
      <FilteredRewards rewards={entries} view={view} onOpen={open} />
      <RewardDialog canClaim={canClaim} />
    </Loadable>
  );
}

/** How many of the game's rewards the player owns, and how many the balance covers. */
function RewardsSummary({ canClaim }: { canClaim: boolean }) {
  const totals = usePlayerSelector(selectRewardsTotals);
  const areAllRedeemed = usePlayerSelector(selectAllRewardsRedeemed);
  const units = usePlayerSelector(selectUnits);
  const count = usePlayerSelector(selectRewardsWithAvailability).filter(
    ({ availability }) => availability.kind === 'withinReach',
  ).length;
  return (
    <SummaryLine>
      {!canClaim || areAllRedeemed ? (
        <FormattedMessage {...(canClaim ? rewardsMessages.allRedeemed : rewardsMessages.notYours)} />
      ) : (
        <Sentences
          first={<FormattedMessage {...rewardsTemplates.owned} values={totals} />}
          second={units !== null && <FormattedMessage {...rewardsTemplates.reach} values={{ count, units }} />}
        />
      )}
    </SummaryLine>
  );
}

const SummaryLine = styled.p`
  margin-bottom: 24px;
  color: ${tokens.on.muted};
`;
