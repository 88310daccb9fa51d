import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { GameSection } from '../../routes';
import type { Game } from '../../services/clubWebsite/games';
import { selectGameVideos } from '../../store/game/selectors';
import { selectStats, selectStatsStatus } from '../../store/stats/selectors';
import { statsRequested } from '../../store/stats/slice';
import { useAppDispatch, usePlayerSelector } from '../../store/support/hooks';
import { text } from '../theme/type';
import { sectionNames } from './game.messages';
import { ActivateFirstNote, GameNotOwned, GameSoon } from './GameNotices';
import { GameOverview } from './GameOverview/GameOverview';
import { ChallengeSections, GameBadges, GameFriends, MediaSection, RewardsList, StatsSection } from './lazySections';
import type { GamePage } from './useGamePage';

interface GameSectionViewProps {
  page: GamePage;
  section: GameSection;
}

/** A section of a game's page. Sections that need a space show a notice until the game is released. */
export function GameSectionView({ page, section }: GameSectionViewProps) {
  if (section === 'overview') return <GameOverview page={page} />;
  return (
    <>
      <Heading>
        <FormattedMessage {...sectionNames[section]} />
      </Heading>
      <SectionBody page={page} section={section} />
    </>
  );
}

function SectionBody({ page, section }: { page: GamePage; section: Exclude<GameSection, 'overview'> }): ReactNode {
  const { game, openSpaceId, isOwned } = page;
  if (section === 'friends') return <GameFriends friends={game.friendsPlayingGame} />;
  if (section === 'media') return <Media game={game} />;
  if (openSpaceId === null) return <GameSoon game={game} />;
  switch (section) {
    case 'challenges':
      return <Challenges spaceId={openSpaceId} isOwned={isOwned} />;
    case 'stats':
      return isOwned ? <Stats spaceId={openSpaceId} /> : <GameNotOwned />;
    case 'rewards':
      return <RewardsList canClaim={isOwned} />;
    case 'badges':
      return <GameBadges spaceId={openSpaceId} />;
  }
}

function Challenges({ spaceId, isOwned }: { spaceId: string; isOwned: boolean }) {
  return (
    <ChallengesColumn>
      {!isOwned && <ActivateFirstNote />}
      <ChallengeSections spaceId={spaceId} isOwned={isOwned} />
    </ChallengesColumn>
  );
}

function Stats({ spaceId }: { spaceId: string }) {
  const dispatch = useAppDispatch();
  return (
    <StatsSection
      cards={usePlayerSelector(selectStats)}
      status={usePlayerSelector(selectStatsStatus)}
      onRetry={() => dispatch(statsRequested({ spaceId }))}
    />
  );
}

function Media({ game: { images } }: { game: Game }) {
  const posters = [images.wide, images.background, images.card, images.highThumbnail];
  return (
    <MediaSection
      videos={usePlayerSelector(selectGameVideos)}
      posters={posters.flatMap((poster) => (poster === null ? [] : [poster]))}
    />
  );
}

const ChallengesColumn = styled.div`
  display: grid;
  gap: 40px;
`;

const Heading = styled.h2`
  ${text.playerH1}
  margin-bottom: 16px;
`;
