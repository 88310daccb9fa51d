import { ErrorCard } from '../../ui/feedback/ErrorCard';
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
import { StateCard } from '../../ui/feedback/StateCard';
import { Sentences } from '../../ui/text/Sentences';
import { RewardDialog } from '../ClaimDialog/RewardDialog';
import { RarityOverview } from './RarityOverview';
import { rewardsMessages, rewardsTemplates } from '../rewards.messages';
import { FilteredRewards } from './FilteredRewards';
import { RewardsListSkeleton } from './RewardsListSkeleton';
import { useOpenReward } from '../useOpenReward';
import { useRewardsQuery } from '../query/useRewardsQuery';
import { rewardsStateMessages } from '../rewardsState.messages';

interface RewardsListProps {
  /** False for a game that the player does not own: the rewards are shown, but cannot be claimed. */
  canClaim?: boolean;
}

/** The current game's rewards: counts by rarity, filters, cards and the claim dialog. The page requests the data. */
export function RewardsList({ canClaim = true }: RewardsListProps) {
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

  if (status === 'failed') return <RewardsError onRetry={load} />;
  if (status !== 'loaded') return <RewardsListSkeleton />;
  if (isUnavailable) return <NoRewards />;
  return (
    <>
      <RewardsSummary canClaim={canClaim} />
      <RarityOverview rarities={overview} chosen={view.query.rarity} onChoose={chooseRarity} />
      <FilteredRewards rewards={entries} view={view} onOpen={open} />
      <RewardDialog canClaim={canClaim} />
    </>
  );
}

function NoRewards() {
  const { formatMessage } = useIntl();
  return (
    <StateCard kind="empty" title={formatMessage(rewardsMessages.unavailableTitle)}>
      <FormattedMessage {...rewardsMessages.unavailable} />
    </StateCard>
  );
}

function RewardsError({ onRetry }: { onRetry: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <ErrorCard
      title={formatMessage(rewardsMessages.errorTitle)}
      retryLabel={formatMessage(rewardsStateMessages.retry)}
      onRetry={onRetry}
    >
      <FormattedMessage {...rewardsMessages.error} />
    </ErrorCard>
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
  if (!canClaim) {
    return (
      <SummaryLine>
        <FormattedMessage {...rewardsMessages.notYours} />
      </SummaryLine>
    );
  }
  if (areAllRedeemed) {
    return (
      <SummaryLine>
        <FormattedMessage {...rewardsMessages.allRedeemed} />
      </SummaryLine>
    );
  }
  return (
    <SummaryLine>
      <Sentences
        first={<FormattedMessage {...rewardsTemplates.owned} values={totals} />}
        second={units !== null && <FormattedMessage {...rewardsTemplates.reach} values={{ count, units }} />}
      />
    </SummaryLine>
  );
}

const SummaryLine = styled.p`
  margin-bottom: 24px;
  color: ${tokens.on.muted};
`;
