import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Challenge } from '../../services/club/types';
import { userInfoRequested } from '../../store/account/slice';
import { selectListLoading, selectMainLastPlayedGame, selectOwnedGames } from '../../store/catalog/selectors';
import { listRequested } from '../../store/catalog/slice';
import { selectProfile } from '../../store/profile/selectors';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { balanceRequested } from '../../store/units/slice';
import { ChallengeList } from '../challenges/ChallengeList';
import { ClubLink } from '../shell/ClubLink';
import { tokens } from '../theme/tokens';
import { Button, ButtonLink } from '../ui/Button';
import { Cell, Grid } from '../ui/Layout';
import { ArrowLink } from '../ui/Links';
import { Skeleton } from '../ui/Skeleton';
import { StateCard } from '../ui/StateCard';
import { BadgeShowcase } from './Dashboard.Badges';
import { LastPlayed } from './Dashboard.LastPlayed';
import { LevelCard } from './Dashboard.Level';
import { DashboardNews } from './Dashboard.News';
import { PlayingNow } from './Dashboard.PlayingNow';
import { UseSoon } from './Dashboard.UseSoon';
import { WithinReach } from './Dashboard.WithinReach';
import { dashboardMessages } from './dashboard.messages';
import { Sections } from './Dashboard.Sections';
import { SectionHead } from './SectionHead';

const challengesShown = 4;

/** What runs or can be started this week; classics have their own time. */
const isOfTheWeek = ({ type, status }: Challenge) => type !== 'classic' && status !== 'banked' && status !== 'expired';

/** A player's first look: who they are, what they can do now, what they get for it, and how long they have. */
export function DashboardScreen() {
  const dispatch = useAppDispatch();
  const owned = useAppSelector(selectOwnedGames);
  useEffect(() => {
    dispatch(balanceRequested());
    dispatch(listRequested({ list: 'lastPlayedGames' }));
    dispatch(listRequested({ list: 'ownedGames' }));
  }, [dispatch]);
  const lastPlayed = useAppSelector(selectMainLastPlayedGame);
  const profile = useAppSelector(selectProfile);
  const gameOf = ({ spaceId }: Challenge) => {
    const game = owned.find((candidate) => candidate.spaceId === spaceId);
    return game && { title: game.title, picture: game.images.lowThumbnail };
  };
  return (
    <>
      <Sections>
        <Grid>
          <Cell $span={4}>
            <WhoAmI />
          </Cell>
          <Cell $span={8}>
            <LastGame />
          </Cell>
        </Grid>
        <Grid>
          <Cell $span={8}>
            <SectionHead
              title={<FormattedMessage {...dashboardMessages.week} />}
              link={
                <ArrowLink as={ClubLink} to={{ page: 'challenges' }} $size="small">
                  <FormattedMessage {...dashboardMessages.allChallenges} />
                </ArrowLink>
              }
            />
            <ChallengeList spaceId={null} filter={isOfTheWeek} most={challengesShown} gameOf={gameOf} />
          </Cell>
          <Cell $span={4}>
            <Rail>
              <UseSoon />
              <PlayingNow />
            </Rail>
          </Cell>
        </Grid>
        {lastPlayed && <WithinReach game={lastPlayed} />}
        <BadgeShowcase shown={profile.selectedBadges?.badges ?? []} unlocked={profile.unlockedBadgeSlot} />
      </Sections>
      <DashboardNews />
    </>
  );
}

function WhoAmI() {
  const profile = useAppSelector(selectProfile);
  if (profile.status === 'failed') return <Failed retry={userInfoRequested()} />;
  if (profile.status !== 'loaded') return <Skeleton $height="312px" $radius={tokens.radius.large} />;
  return <LevelCard {...profile} />;
}

function LastGame() {
  const { formatMessage } = useIntl();
  const game = useAppSelector(selectMainLastPlayedGame);
  const { status } = useAppSelector((state) => selectListLoading(state, 'lastPlayedGames'));
  if (game) return <LastPlayed game={game} />;
  if (status === 'failed') return <Failed retry={listRequested({ list: 'lastPlayedGames' })} />;
  if (status !== 'loaded') return <Skeleton $height="312px" $radius={tokens.radius.large} />;
  const toGames = (
    <ButtonLink as={ClubLink} to={{ page: 'games' }} $variant="outline" $size="small">
      <FormattedMessage {...dashboardMessages.seeGames} />
    </ButtonLink>
  );
  return (
    <StateCard kind="empty" title={formatMessage(dashboardMessages.firstGameTitle)} action={toGames}>
      <FormattedMessage {...dashboardMessages.firstGame} />
    </StateCard>
  );
}

function Failed({ retry }: { retry: { type: string } }) {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  const again = (
    <Button variant="outline" size="small" icon="retry" onClick={() => dispatch(retry)}>
      <FormattedMessage {...dashboardMessages.retry} />
    </Button>
  );
  return (
    <StateCard kind="error" title={formatMessage(dashboardMessages.failedTitle)} action={again}>
      <FormattedMessage {...dashboardMessages.failed} />
    </StateCard>
  );
}

const Rail = styled.div`
  display: grid;
  gap: 24px;
  align-content: start;
`;
