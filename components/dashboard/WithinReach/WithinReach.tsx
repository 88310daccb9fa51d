import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { selectPlayerRewards, selectPlayerRewardsWithAvailability } from '../../../store/rewards/selectors';
import { playerRewardsRequested } from '../../../store/rewards/slice';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { selectUnits, selectUnitsError } from '../../../store/units/selectors';
import { ClubLink } from '../../navigation/ClubLink';
import { RewardDialog } from '../../rewards/ClaimDialog/RewardDialog';
import { RewardTile } from '../../rewards/RewardCard/RewardTile';
import { useOpenReward } from '../../rewards/useOpenReward';
import { ArrowLink } from '../../ui/buttons/ArrowLink';
import { ScrollRow } from '../../ui/layout/ScrollRow';
import { SectionHead } from '../../ui/sections/SectionHead';
import { dashboardMessages, dashboardTemplates } from '../dashboard.messages';
import { RewardsSkeleton } from '../DashboardSkeleton';
import { PartFailed } from '../PartFailed';
import { reachOf, reachShown, type Reach, type RewardWithAvailability } from './reach';

/** Rewards of the player's games that the balance suffices for; without any, the nearest ones. */
export function WithinReach() {
  return (
    <>
      <RewardsSection />
      {/* Outside of the section, because claiming the last reward within reach removes the section. */}
      <RewardDialog />
    </>
  );
}

function RewardsSection() {
  const dispatch = useAppDispatch();
  const { status } = usePlayerSelector((state) => selectPlayerRewards(state));
  const rewards = usePlayerSelector((state) => selectPlayerRewardsWithAvailability(state, 'owned'));
  const units = usePlayerSelector(selectUnits);
  // Without a balance no reward is known to be within reach. `UseSoon` shows the error.
  const isMissing = usePlayerSelector(selectUnitsError) !== null && units === null;
  useEffect(() => {
    dispatch(playerRewardsRequested());
  }, [dispatch]);

  const reach = reachOf(rewards);
  // Loaded rewards stay visible while they are fetched again.
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

/** How many rewards the balance suffices for, or how many Units the nearest one needs. */
function ReachLine({ reach, units }: { reach: Reach; units: number }) {
  return reach.isNearest ? (
    <FormattedMessage {...dashboardTemplates.nearestLine} values={{ missing: reach.missing }} />
  ) : (
    <FormattedMessage {...dashboardTemplates.reachLine} values={{ count: reach.count, units }} />
  );
}

/** Rewards whose tiles open the claim dialog. */
function ReachRow({ rewards }: { rewards: readonly RewardWithAvailability[] }) {
  const open = useOpenReward();
  return (
    <ScrollRow $columns={reachShown}>
      {rewards.map(({ reward, availability }) => (
        <RewardTile key={reward.rewardId} reward={reward} availability={availability} namesGame onOpen={open} />
      ))}
    </ScrollRow>
  );
}
