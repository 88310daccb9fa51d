import { useMemo, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { GameSection } from '../../routes';
import { selectChallenges } from '../../store/challenges/selectors';
import { challengesRequested } from '../../store/challenges/slice';
import type { GamePageProps } from '../../store/game/pageProps';
import type { GameAddress } from '../../store/game/rules';
import { selectGameVideos, selectIsUnknownGame } from '../../store/game/selectors';
import { usePlayerSelector, useRequestIf } from '../../store/support/hooks';
import { LazyErrorScreen } from '../errors/ErrorBoundary';
import { usePageError, gameReads } from '../errors/usePageError';
import { PageHead } from '../head/PageHead';
import { PlayerGate } from '../shell/player/PlayerGate';
import { clientPart } from '../ui/browser/clientPart';
import { loadAhead } from '../ui/browser/loadPart';
import { onceIdle } from '../ui/browser/onceIdle';
import { QuietErrors } from '../ui/feedback/PageError';
import { StateCard } from '../ui/feedback/StateCard';
import { useFocusKept } from '../ui/focus/useFocusKept';
import { Text } from '../ui/layout/Text';
import { useTexts } from '../ui/text/useTexts';
import { GameHero } from './GameHero/GameHero';
import { GameOverview, GameSoon } from './GameOverview/GameOverview';
import { GameBody, type GamePlace, GameSkeleton, SectionSkeleton } from './GameSkeleton';
import { GameTabs } from './GameTabs';
import { usePlatformName } from './platforms';
import { useGamePage, type GamePage } from './useGamePage';

const imports = {
  badges: () => import('./badges/GameBadges').then((module) => module.GameBadges),
  challenges: () => import('../challenges/ChallengeSections').then((module) => module.ChallengeSections),
  friends: () => import('./friends/GameFriends').then((module) => module.GameFriends),
  media: () => import('../media/MediaSection').then((module) => module.MediaSection),
  rewards: () => import('../rewards/RewardsList/RewardsList').then((module) => module.RewardsList),
  stats: () => import('../stats/StatsSection').then((module) => module.StatsSection),
};

// The sections of a game's page, each with a file of its own; most readers come to the overview.
const GameBadges = clientPart(imports.badges, SectionSkeleton);
const ChallengeSections = clientPart(imports.challenges, SectionSkeleton);
const GameFriends = clientPart(imports.friends, SectionSkeleton);
const MediaSection = clientPart(imports.media, SectionSkeleton);
const RewardsList = clientPart(imports.rewards, SectionSkeleton);
const StatsSection = clientPart(imports.stats, SectionSkeleton);

/** Loads the code of the first section beside its data, and that of the others in idle time. */
function useSectionCode(section: GameSection): void {
  const [first] = useState(section);
  useEffect(() => {
    if (first !== 'overview') loadAhead(imports[first]);
    return onceIdle(() => Object.values(imports).forEach(loadAhead));
  }, [first]);
}

export function GameScreen({ game: slug, platform, section }: GamePageProps) {
  const place = { address: { slug, platform }, section };
  useSectionCode(section);
  return (
    <>
      <PageHead page="game" />
      <PlayerGate skeleton={<GameSkeleton {...place} />}>
        <PlayerGame {...place} />
      </PlayerGate>
    </>
  );
}

function PlayerGame(place: GamePlace) {
  const ref = useFocusKept<HTMLDivElement>();
  const page = useGamePage(place.address);
  const isUnknown = usePlayerSelector(selectIsUnknownGame);
  useFocusOnPlatform(ref, place.address, page !== null);
  return (
    <div ref={ref}>
      {isUnknown && <LazyErrorScreen />}
      {!isUnknown && page && <LoadedGame page={page} section={place.section} />}
      {!isUnknown && !page && <GameSkeleton {...place} />}
    </div>
  );
}

/** Another platform loads the game again, with its links: the focus goes to the one of the platform, unless it has left the page. */
function useFocusOnPlatform(
  part: RefObject<HTMLElement | null>,
  { slug, platform }: GameAddress,
  isLoaded: boolean,
): void {
  const shown = useRef<GameAddress>(null);
  useEffect(() => {
    if (!isLoaded) return;
    const { current: before } = shown;
    shown.current = { slug, platform };
    if (before?.slug !== slug || before.platform === platform) return;
    const { activeElement: focused, body } = document;
    if (focused !== body && part.current?.contains(focused) !== true) return;
    part.current?.querySelector<HTMLElement>('[aria-current="true"]')?.focus({ preventScroll: true });
  }, [part, slug, platform, isLoaded]);
}

interface LoadedGameProps {
  page: GamePage;
  section: GameSection;
}

function LoadedGame({ page, section }: LoadedGameProps) {
  const t = useTexts();
  const { openSpaceId } = page;
  const pageError = usePageError(useMemo(() => (openSpaceId === null ? [] : gameReads(openSpaceId)), [openSpaceId]));
  const nameOf = usePlatformName();
  const title = page.game.title || t('game.comingSoon');
  const parts = [
    ...(section === 'overview' ? [] : [t(`game.section.${section}`)]),
    title,
    // Tells the pages of its platforms apart, also for screen readers.
    ...(page.game.platforms.length > 1 ? [nameOf(page.address.platform)] : []),
  ];
  return (
    <>
      <PageHead page="game" title={parts.join(' · ')} />
      <GameHero page={page} section={section} />
      <CountedTabs page={page} section={section} />
      <GameBody>
        <QuietErrors isQuiet={pageError !== null}>
          {pageError && <div style={{ marginBottom: 32 }}>{pageError}</div>}
          {section === 'overview' ? (
            <GameOverview page={page} />
          ) : (
            <>
              <Text as="h2" $type="playerH1" style={{ marginBottom: 16 }}>
                {t(`game.section.${section}`)}
              </Text>
              <SectionBody page={page} section={section} />
            </>
          )}
        </QuietErrors>
      </GameBody>
    </>
  );
}

/** An unreleased game has counts for friends and media only. */
function CountedTabs({ page: { game, address, openSpaceId }, section }: LoadedGameProps) {
  const challenges = usePlayerSelector((state) => selectChallenges(state, openSpaceId));
  const videos = usePlayerSelector(selectGameVideos);
  // These two sections read the challenges themselves.
  const isCountMissing = challenges.length === 0 && section !== 'overview' && section !== 'challenges';
  useRequestIf(openSpaceId !== null && isCountMissing, challengesRequested({ spaceId: openSpaceId }));
  const counts = {
    friends: game.friendsPlayingCount,
    media: videos.length,
    ...(openSpaceId !== null && {
      challenges: challenges.length,
      rewards: game.rewardsAvailable,
      badges: game.badgesAvailable,
    }),
  };
  return <GameTabs address={address} section={section} counts={counts} />;
}

function SectionBody({ page, section }: { page: GamePage; section: Exclude<GameSection, 'overview'> }): ReactNode {
  const t = useTexts();
  const { game, openSpaceId, isOwned } = page;
  if (section === 'friends') return <GameFriends friends={game.friendsPlayingGame} />;
  if (section === 'media') return <MediaSection game={game} />;
  if (openSpaceId === null) return <GameSoon game={game} />;
  switch (section) {
    case 'challenges':
      return <ChallengeSections spaceId={openSpaceId} isOwned={isOwned} />;
    case 'stats':
      return isOwned ? (
        <StatsSection spaceId={openSpaceId} />
      ) : (
        <StateCard kind="empty" title={t('game.closed.title')}>
          {t('game.closed')}
        </StateCard>
      );
    case 'rewards':
      return <RewardsList canClaim={isOwned} />;
    case 'badges':
      return <GameBadges spaceId={openSpaceId} />;
  }
}
