import { FormattedMessage, useIntl } from 'react-intl';
import {
  selectRewardsOverview,
  selectRewardsStatus,
  selectRewardsUnavailable,
  selectRewardsWithAvailability,
} from '../../store/rewards/selectors';
import { detailsRequested } from '../../store/rewards/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { balanceRequested } from '../../store/units/slice';
import { Button } from '../ui/buttons/Button';
import { StateCard } from '../ui/feedback/StateCard';
import { ClaimDialog } from './ClaimDialog';
import { RarityOverview } from './RarityOverview';
import { rewardsMessages } from './rewards.messages';
import { OwnedDialog } from './OwnedDialog';
import { RewardsShelf } from './RewardsList.Shelf';
import { RewardsWaiting } from './RewardsList.Waiting';
import { useOpenReward } from './useOpenReward';
import { useRewardsQuery } from './useRewardsQuery';
import { RewardsStanding } from './RewardsList.Standing';

interface RewardsListProps {
  /** Without it the rewards are only shown: the game is not the player's yet. */
  canClaim?: boolean;
}

/** The current game's rewards: counts by rarity, filters, cards, and the claim that a card opens. The page asks for them. */
export function RewardsList({ canClaim = true }: RewardsListProps) {
  const dispatch = useAppDispatch();
  const rewards = useAppSelector(selectRewardsWithAvailability);
  const overview = useAppSelector(selectRewardsOverview);
  const status = useAppSelector(selectRewardsStatus);
  const isUnavailable = useAppSelector(selectRewardsUnavailable);
  const view = useRewardsQuery();
  const { owned, open, close } = useOpenReward();
  const load = () => {
    dispatch(detailsRequested());
    dispatch(balanceRequested());
  };

  if (status === 'failed') return <RewardsFailed onRetry={load} />;
  if (status !== 'loaded') return <RewardsWaiting />;
  if (isUnavailable) return <NoRewards />;
  return (
    <>
      <RewardsStanding canClaim={canClaim} />
      <RarityOverview rarities={overview} chosen={view.query.rarity} onChoose={(rarity) => view.change({ rarity })} />
      <RewardsShelf rewards={rewards} view={view} onOpen={canClaim ? open : undefined} />
      <ClaimDialog />
      <OwnedDialog reward={owned} onClose={close} />
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

function RewardsFailed({ onRetry }: { onRetry: () => void }) {
  const { formatMessage } = useIntl();
  const retry = (
    <Button variant="outline" size="small" icon="retry" onClick={onRetry}>
      <FormattedMessage {...rewardsMessages.retry} />
    </Button>
  );
  return (
    <StateCard kind="error" title={formatMessage(rewardsMessages.errorTitle)} action={retry}>
      <FormattedMessage {...rewardsMessages.error} />
    </StateCard>
  );
}
