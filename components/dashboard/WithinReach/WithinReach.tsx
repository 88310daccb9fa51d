import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import {
  selectPlayerRewards,
  selectPlayerRewardsWithAvailability,
} from '../../../store/rewards/playerRewards/selectors';
import { playerRewardsRequested } from '../../../store/rewards/playerRewards/slice';
import { useAppDispatch, useAppSelector } from '../../../store/support/hooks';
import { selectUnits, selectUnitsError } from '../../../store/units/selectors';
import { ClubLink } from '../../navigation/ClubLink';
import { ClaimDialog } from '../../rewards/ClaimDialog';
import { RewardTile } from '../../rewards/RewardTile';
import { useOpenReward } from '../../rewards/useOpenReward';
import { ScrollRow } from '../../ui/Layout';
import { ArrowLink } from '../../ui/Links';
import { SectionHead } from '../../ui/sections/SectionHead';
import { dashboardMessages, dashboardTemplates } from '../dashboard.messages';
import { RewardsSkeleton } from '../DashboardSkeleton';
import { PartFailed } from '../PartFailed';
import { reachOf, reachShown, type Reach, type RewardWithAvailability } from './reach';

/** Rewards of the player's games that the balance pays for; where it pays for none, the nearest ones. */
export function WithinReach() {
  return (
    <>
      <RewardsSection />
      {/* The last reward within reach goes from the section with its claim; the claim still has to say so. */}
      <ClaimDialog />
    </>
  );
}

function RewardsSection() {
  const dispatch = useAppDispatch();
  const { status } = useAppSelector(selectPlayerRewards);
  const rewards = useAppSelector(selectPlayerRewardsWithAvailability);
  const units = useAppSelector(selectUnits);
  // Without a balance nothing is known to be within reach; what expires soon tells of it.
  const isMissing = useAppSelector(selectUnitsError) !== null && units === null;
  useEffect(() => {
    dispatch(playerRewardsRequested());
  }, [dispatch]);

  const reach = reachOf(rewards);
  // Rewards that are there stay on show while they are fetched afresh.
  const isKnown = status === 'loaded' || rewards.length > 0;
  if (isMissing || (isKnown && reach.shown.length === 0)) return null;
  const hasFailed = status === 'failed' && !isKnown;
  const isReady = isKnown && units !== null;
  return (
    <section>
      <SectionHead
        title={<FormattedMessage {...(reach.isNearest ? dashboardMessages.nearest : dashboardMessages.reach)} />}
        aside={isReady && <ReachLine reach={reach} units={units} />}
        link={
          <ArrowLink as={ClubLink} to={{ page: 'rewards' }} $size="small">
            <FormattedMessage {...dashboardMessages.allRewards} />
          </ArrowLink>
        }
      />
      {hasFailed && <PartFailed onRetry={() => dispatch(playerRewardsRequested())} />}
      {!hasFailed && !isReady && <RewardsSkeleton count={reachShown} />}
      {isReady && <ReachRow rewards={reach.shown} />}
    </section>
  );
}

/** What the balance can do, in a sentence. */
function ReachLine({ reach, units }: { reach: Reach; units: number }) {
  return reach.isNearest ? (
    <FormattedMessage {...dashboardTemplates.nearestLine} values={{ missing: reach.missing }} />
  ) : (
    <FormattedMessage {...dashboardTemplates.reachLine} values={{ count: reach.count, units }} />
  );
}

/** Rewards that open the claim. */
function ReachRow({ rewards }: { rewards: readonly RewardWithAvailability[] }) {
  const { open } = useOpenReward();
  return (
    <ScrollRow $columns={reachShown}>
      {rewards.map(({ reward, availability }) => (
        <RewardTile key={reward.rewardId} reward={reward} availability={availability} namesGame onOpen={open} />
      ))}
    </ScrollRow>
  );
}
