import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Game } from '../../services/clubWebsite/types';
import { selectCurrentSpaceId, selectIsSampleGame } from '../../store/game/selectors';
import { gameRequested, gameSelected } from '../../store/game/slice';
import { selectRewardsStatus, selectRewardsWithStanding } from '../../store/rewards/selectors';
import { detailsRequested } from '../../store/rewards/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { selectUnits, selectUnitsError } from '../../store/units/selectors';
import { ClaimDialog } from '../rewards/ClaimDialog';
import { ClubLink } from '../shell/ClubLink';
import { ArrowLink } from '../ui/Links';
import { PartFailed } from './Dashboard.Failed';
import { RewardsSkeleton } from './Dashboard.Skeletons';
import { dashboardMessages } from './dashboard.messages';
import { ReachLine, ReachShelf } from './Dashboard.ReachShelf';
import { reachOf, reachShown } from './reach';
import { SectionHead } from './SectionHead';

/** Rewards of the last played game that the balance pays for; where it pays for none, the nearest ones. */
export function WithinReach({ game }: { game: Game }) {
  const { slug, platform, title } = game;
  const { state, retry } = useRewardsOf(game);
  const rewards = useAppSelector(selectRewardsWithStanding);
  const units = useAppSelector(selectUnits);
  const reach = reachOf(rewards);
  // Without a balance nothing is known to be within reach; what expires soon tells of it.
  const isMissing = useAppSelector(selectUnitsError) !== null && units === null;
  if (isMissing || (state === 'loaded' && reach.shown.length === 0)) return null;
  const isReady = state === 'loaded' && units !== null;
  return (
    <section>
      <SectionHead
        title={<FormattedMessage {...(reach.isNearest ? dashboardMessages.nearest : dashboardMessages.reach)} />}
        aside={isReady && <ReachLine reach={reach} units={units} game={title} />}
        link={
          <ArrowLink
            as={ClubLink}
            to={{ page: 'game', params: { game: slug, platform, section: 'rewards' } }}
            $size="small"
          >
            <FormattedMessage {...dashboardMessages.allRewards} />
          </ArrowLink>
        }
      />
      {state === 'failed' && <PartFailed onRetry={retry} />}
      {state !== 'failed' && !isReady && <RewardsSkeleton count={reachShown} />}
      {isReady && <ReachShelf rewards={reach.shown} />}
      <ClaimDialog />
    </section>
  );
}

/** Makes the game the current one, which rewards are about, and fetches them. */
function useRewardsOf({ slug, platform, spaceId }: Game) {
  const dispatch = useAppDispatch();
  const isCurrent = useAppSelector(selectCurrentSpaceId) === spaceId;
  const hasGameFailed = useAppSelector(selectIsSampleGame);
  const status = useAppSelector(selectRewardsStatus);
  useEffect(() => {
    dispatch(gameSelected({ slug, platform }));
  }, [dispatch, slug, platform]);
  useEffect(() => {
    if (isCurrent) dispatch(detailsRequested());
  }, [dispatch, isCurrent]);
  const hasFailed = hasGameFailed || (isCurrent && status === 'failed');
  const state = hasFailed ? 'failed' : isCurrent && status === 'loaded' ? 'loaded' : 'loading';
  const retry = () => dispatch(hasGameFailed ? gameRequested({ slug, platform }) : detailsRequested());
  return { state, retry } as const;
}
