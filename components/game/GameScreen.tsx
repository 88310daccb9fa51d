import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { GameSection } from '../../routes';
import { selectChallenges } from '../../store/challenges/selectors';
import type { GameAddress } from '../../store/game/rules';
import type { GamePageProps } from '../../store/game/pageProps';
import { selectGameVideos } from '../../store/game/selectors';
import { usePlayerSelector } from '../../store/support/hooks';
import { LazyErrorScreen } from '../errors/LazyErrorScreen';
import { gameReads } from '../errors/playerReads';
import { usePageError } from '../errors/usePageError';
import { QuietErrors } from '../ui/feedback/PageError';
import { PageHead } from '../head/PageHead';
import { PlayerGate } from '../shell/player/PlayerGate';
import { useFocusKept } from '../ui/focus/useFocusKept';
import { gameMessages } from './game.messages';
import { GameHero } from './GameHero/GameHero';
import { GameSectionView } from './GameSectionView';
import { GameFailed } from './GameNotices';
import { GameBody, GameSkeleton } from './GameSkeleton';
import { GameTabs } from './GameTabs';
import { useSectionCode } from './lazySections';
import { useGameFailure } from './useGameFailure';
import { useGamePage, type GamePage } from './useGamePage';

/** A game's page for signed-in players: header, tabs, and the current section. */
export function GameScreen({ game: slug, platform, section }: GamePageProps) {
  const address = { slug, platform };
  useSectionCode(section);
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
  const ref = useFocusKept<HTMLDivElement>();
  const page = useGamePage(address);
  const failure = useGameFailure(address);
  const isReady = page !== null && failure === null;
  return (
    <div ref={ref}>
      {failure === 'notFound' && <LazyErrorScreen />}
      {failure === 'failed' && <GameFailed address={address} />}
      {isReady && <LoadedGame page={page} address={address} section={section} />}
      {!isReady && (failure === null || failure === 'unknown') && <GameSkeleton address={address} section={section} />}
    </div>
  );
}

function LoadedGame({ page, address, section }: PlayerGameProps & { page: GamePage }) {
  const { formatMessage } = useIntl();
  const { openSpaceId } = page;
  const pageError = usePageError(useMemo(() => (openSpaceId === null ? [] : gameReads(openSpaceId)), [openSpaceId]));
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
  const challenges = usePlayerSelector((state) => selectChallenges(state, openSpaceId));
  const videos = usePlayerSelector(selectGameVideos);
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
