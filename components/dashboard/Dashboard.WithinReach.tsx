import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Game } from '../../services/clubWebsite/types';
import { selectCurrentSpaceId } from '../../store/game/selectors';
import { gameSelected } from '../../store/game/slice';
import { selectRewardsWithStanding } from '../../store/rewards/selectors';
import { claimOpened, detailsRequested } from '../../store/rewards/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { selectUnits } from '../../store/units/selectors';
import { ClaimDialog } from '../rewards/ClaimDialog';
import { RewardTile } from '../rewards/RewardTile';
import { ClubLink } from '../shell/ClubLink';
import { Shelf } from '../ui/Layout';
import { ArrowLink } from '../ui/Links';
import { dashboardMessages, dashboardTemplates } from './dashboard.messages';
import { SectionHead } from './SectionHead';

const shownAtMost = 6;

/** Rewards of the last played game that the balance pays for, the brightest first. Nothing where there are none. */
export function WithinReach({ game }: { game: Game }) {
  const dispatch = useAppDispatch();
  const { slug, platform, spaceId, title } = game;
  const isCurrent = useAppSelector(selectCurrentSpaceId) === spaceId;
  const units = useAppSelector(selectUnits);
  const rewards = useAppSelector(selectRewardsWithStanding);
  useEffect(() => {
    dispatch(gameSelected({ slug, platform }));
  }, [dispatch, slug, platform]);
  useEffect(() => {
    if (isCurrent) dispatch(detailsRequested());
  }, [dispatch, isCurrent]);

  const reachable = rewards.filter(({ standing }) => standing.kind === 'withinReach');
  const brightest = [...reachable].sort((a, b) => b.reward.value - a.reward.value).slice(0, shownAtMost);
  if (!isCurrent || units === null || brightest.length === 0) return null;
  return (
    <section>
      <SectionHead
        title={<FormattedMessage {...dashboardMessages.reach} />}
        aside={
          <FormattedMessage
            {...dashboardTemplates.reachLine}
            values={{ count: reachable.length, units, game: title }}
          />
        }
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
      <Shelf $columns={shownAtMost}>
        {brightest.map(({ reward, standing }) => (
          <RewardTile
            key={reward.rewardId}
            reward={reward}
            standing={standing}
            onOpen={() => dispatch(claimOpened(reward.rewardId))}
          />
        ))}
      </Shelf>
      <ClaimDialog />
    </section>
  );
}
