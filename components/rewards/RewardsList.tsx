import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import {
  selectAllRewardsRedeemed,
  selectRewardsOverview,
  selectRewardsStatus,
  selectRewardsTotals,
  selectRewardsUnavailable,
  selectRewardsWithStanding,
} from '../../store/rewards/selectors';
import { claimOpened, detailsRequested } from '../../store/rewards/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { balanceRequested } from '../../store/units/slice';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { Button } from '../ui/Button';
import { FilterPills } from '../ui/Pill';
import { Skeleton } from '../ui/Skeleton';
import { StateCard } from '../ui/StateCard';
import { ClaimDialog } from './ClaimDialog';
import { fits, rewardFilters, type RewardFilter } from './filters';
import { RarityOverview } from './RarityOverview';
import { rewardsMessages, rewardsTemplates } from './rewards.messages';
import { RewardTile } from './RewardTile';

/** The current game's rewards: counts by rarity, filters, cards, and the claim that a card opens. */
export function RewardsList() {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  const [filter, setFilter] = useState<RewardFilter>('all');
  const rewards = useAppSelector(selectRewardsWithStanding);
  const overview = useAppSelector(selectRewardsOverview);
  const totals = useAppSelector(selectRewardsTotals);
  const status = useAppSelector(selectRewardsStatus);
  const isUnavailable = useAppSelector(selectRewardsUnavailable);
  const areAllRedeemed = useAppSelector(selectAllRewardsRedeemed);
  const load = () => {
    dispatch(detailsRequested());
    dispatch(balanceRequested());
  };
  useEffect(load, [dispatch]);

  if (status === 'failed') return <RewardsFailed onRetry={load} />;
  if (status !== 'loaded') return <RewardsWaiting />;
  if (isUnavailable) {
    return (
      <Standing>
        <FormattedMessage {...rewardsMessages.unavailable} />
      </Standing>
    );
  }
  const shown = rewards.filter((entry) => fits(filter, entry));
  const options = rewardFilters.map((value) => ({
    value,
    label: formatMessage(rewardsMessages[value]),
    count: rewards.filter((entry) => fits(value, entry)).length,
  }));
  return (
    <>
      <Standing>
        {areAllRedeemed ? (
          <FormattedMessage {...rewardsMessages.allRedeemed} />
        ) : (
          <FormattedMessage {...rewardsTemplates.owned} values={totals} />
        )}
      </Standing>
      <RarityOverview rarities={overview} />
      <Filters>
        <FilterPills
          label={formatMessage(rewardsMessages.filters)}
          options={options}
          value={filter}
          onChange={setFilter}
        />
      </Filters>
      {shown.length === 0 ? (
        <StateCard kind="empty" title={formatMessage(rewardsMessages.emptyTitle)}>
          <FormattedMessage {...rewardsMessages.empty} />
        </StateCard>
      ) : (
        <Shelf>
          {shown.map(({ reward, standing }) => (
            <li key={reward.rewardId}>
              <RewardTile reward={reward} standing={standing} onOpen={() => dispatch(claimOpened(reward.rewardId))} />
            </li>
          ))}
        </Shelf>
      )}
      <ClaimDialog />
    </>
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

const RewardsWaiting = () => (
  <Shelf aria-hidden>
    {Array.from({ length: 12 }, (_, i) => (
      <li key={i}>
        <Skeleton $height="286px" $radius={tokens.radius.card} />
      </li>
    ))}
  </Shelf>
);

const Standing = styled.p`
  margin-bottom: 20px;
  color: ${tokens.on.muted};
`;

const Filters = styled.div`
  margin: 32px 0 20px;
`;

const Shelf = styled.ul`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: 16px;

  > li {
    display: grid;
  }

  ${media.below.wide} {
    grid-template-columns: repeat(auto-fill, minmax(176px, 1fr));
  }

  ${media.below.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 12px;
  }
`;
