import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { selectPlayerRewards, selectPlayerRewardsWithAvailability } from '../../store/rewards/playerRewards/selectors';
import { playerRewardsRequested } from '../../store/rewards/playerRewards/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { selectUnits, selectUnitsError } from '../../store/units/selectors';
import { ClaimDialog } from '../rewards/ClaimDialog';
import { ClubLink } from '../navigation/ClubLink';
import { ArrowLink } from '../ui/buttons/ArrowLink';
import { PartFailed } from './Dashboard.Failed';
import { RewardsSkeleton } from './Dashboard.Skeletons';
import { dashboardMessages } from './dashboard.messages';
import { ReachLine, ReachShelf } from './Dashboard.ReachShelf';
import { reachOf, reachShown } from './reach';
import { SectionHead } from '../ui/sections/SectionHead';

/** Rewards of the player's games that the balance pays for; where it pays for none, the nearest ones. */
export function WithinReach() {
  return (
    <>
      <Section />
      {/* The last reward within reach goes from the section with its claim; the claim still has to say so. */}
      <ClaimDialog />
    </>
  );
}

function Section() {
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
      {isReady && <ReachShelf rewards={reach.shown} />}
    </section>
  );
}
