import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { GameSection } from '../../routes';
import { selectChallenges } from '../../store/challenges/selectors';
import type { GameAddress } from '../../store/game/rules';
import { selectGameVideos } from '../../store/game/selectors';
import { useAppSelector } from '../../store/support/hooks';
import { useChallengeToasts } from '../challenges/useChallengeToasts';
import { gameReads } from '../errors/playerReads';
import { usePageError } from '../errors/usePageError';
import { QuietErrors } from '../ui/feedback/PageError';
import { PageHead } from '../head/PageHead';
import { PlayerGate } from '../shell/player/PlayerGate';
import { gameMessages } from './game.messages';
import { GameHero } from './GameHero/GameHero';
import { GameSectionView } from './GameSectionView';
import { GameBody, GameSkeleton } from './GameSkeleton';
import { GameTabs } from './GameTabs';
import { useGamePage, type GamePage } from './useGamePage';

export interface GameScreenProps {
  /** The game's slug. */
  game: string;
  platform: string;
  section: GameSection;
}

/** A game's page for signed-in players: header, tabs, and the current section. */
export function GameScreen({ game: slug, platform, section }: GameScreenProps) {
  const address = { slug, platform };
  return (
    <>
      <PageHead page="game" isHidden />
      <PlayerGate skeleton={<GameSkeleton address={address} section={section} />}>
        <PlayerGame address={address} section={section} />
      </PlayerGate>
    </>
  );
}

interface PlayerGameProps {
  address: GameAddress;
  section: GameSection;
}

function PlayerGame({ address, section }: PlayerGameProps) {
  const { formatMessage } = useIntl();
  const page = useGamePage(address);
  const openSpaceId = page?.openSpaceId ?? null;
  const pageError = usePageError(useMemo(() => (openSpaceId === null ? [] : gameReads(openSpaceId)), [openSpaceId]));
  useChallengeToasts();
  if (page === null) return <GameSkeleton address={address} section={section} />;
  return (
    <>
      <PageHead page="game" title={page.game.title || formatMessage(gameMessages.comingSoon)} isHidden />
      <GameHero page={page} section={section} />
      <CountedTabs page={page} address={address} section={section} />
      <GameBody>
        <QuietErrors isQuiet={pageError !== null}>
          {pageError && <ErrorPlace>{pageError}</ErrorPlace>}
          <GameSectionView page={page} section={section} />
        </QuietErrors>
      </GameBody>
    </>
  );
}

/** An unreleased game has counts for friends and media only. */
function CountedTabs({ page: { game, openSpaceId }, ...tabs }: PlayerGameProps & { page: GamePage }) {
  const challenges = useAppSelector((state) => selectChallenges(state, openSpaceId));
  const videos = useAppSelector(selectGameVideos);
  const counts = {
    friends: game.friendsPlayingGame.length,
    media: videos.length,
    ...(openSpaceId !== null && {
      challenges: challenges.length,
      rewards: game.rewardsAvailable,
      badges: game.badgesAvailable,
    }),
  };
  return <GameTabs {...tabs} counts={counts} />;
}

const ErrorPlace = styled.div`
  margin-bottom: 32px;
`;
