import { useCallback, useMemo } from 'react';
import type { RarityId } from '../../../services/club/rarities';
import { areAllRedeemed, areUnavailable } from '../../../store/rewards/rules';
import { selectRewardsWithAvailability } from '../../../store/rewards/selectors';
import { detailsRequested } from '../../../store/rewards/slice';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { selectUnits } from '../../../store/units/selectors';
import { balanceRequested } from '../../../store/units/slice';
import { Loadable } from '../../ui/feedback/Loadable';
import { Text } from '../../ui/layout/Text';
import { Sentences } from '../../ui/text/RichText';
import { useTexts } from '../../ui/text/useTexts';
import { RewardDialog } from '../ClaimDialog/RewardDialog';
import { RarityOverview } from './RarityOverview';
import { FilteredRewards } from './FilteredRewards';
import { RewardsListSkeleton } from '../PlayerRewards/PlayerRewardsSkeleton';
import { useRewardsQuery } from '../query/rewardsQuery';

interface RewardsListProps {
  /** False for a game that the player does not own: the rewards are shown, but cannot be claimed. */
  canClaim?: boolean;
}

export function RewardsList({ canClaim = true }: RewardsListProps) {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const rewards = usePlayerSelector(selectRewardsWithAvailability);
  const list = usePlayerSelector((state) => state.rewards);
  const { status, overview, totalOwned, totalAvailable } = list;
  const units = usePlayerSelector(selectUnits);
  const count = rewards.filter(({ availability }) => availability.kind === 'withinReach').length;
  const view = useRewardsQuery();
  const { change } = view;
  const chooseRarity = useCallback((rarity: RarityId | null) => change({ rarity }), [change]);
  const entries = useMemo(() => rewards.map((entry) => ({ ...entry, canClaim })), [rewards, canClaim]);
  const load = () => {
    dispatch(detailsRequested());
    dispatch(balanceRequested());
  };

  return (
    <Loadable
      status={status}
      hasContent={status === 'loaded' && !areUnavailable(list)}
      skeleton={<RewardsListSkeleton />}
      failed={{ title: t('rewards.error.title'), text: t('rewards.error'), onRetry: load }}
      empty={{ title: t('rewards.unavailable.title'), text: t('rewards.unavailable') }}
    >
      <Text $color="muted" style={{ marginBottom: 24 }}>
        {!canClaim || areAllRedeemed(list) ? (
          <span>{t(canClaim ? 'rewards.allRedeemed' : 'rewards.notYours')}</span>
        ) : (
          <Sentences
            first={t('rewards.ownedOf', { owned: totalOwned, available: totalAvailable })}
            second={units !== null && t('rewards.reach', { count, units })}
          />
        )}
      </Text>
      <RarityOverview rarities={overview} chosen={view.query.rarity} onChoose={chooseRarity} />
      <FilteredRewards rewards={entries} view={view} />
      <RewardDialog canClaim={canClaim} />
    </Loadable>
  );
}
