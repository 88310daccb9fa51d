import { getNews } from '../../services/account/news';
import { getCurrentChallenges } from '../../services/club/currentChallenges';
import { getClubGames, type ClubGame } from '../../services/club/games';
import { getRewardOverview } from '../../services/club/rewardCatalogue';
import { getStarPlayers } from '../../services/club/starPlayers';
import type { CurrentChallenge, CurrentChallenges } from '../../services/club/currentChallenges';
import type { RewardCatalogue } from '../../services/club/rewardCatalogue';
import type { SupportedLocale } from '../../services/locale/supportedLocales';
import { toSnippet, type NewsSnippet } from '../news/rules';
import { shownStarPlayer, type ShownStarPlayer } from '../starplayers/pageProps';
import type { FetchForPage } from '../visitorPage';

export interface HomeProps {
  challenges: CurrentChallenges | null;
  /** A wide picture of the game of the first weekly challenge, and the platform that a link to the game opens. */
  weeklyGame: { scene: string | null; platform: string } | null;
  rewardCatalogue: RewardCatalogue | null;
  starPlayers: ShownStarPlayer[];
  /** Some of the games that the assistant supports. */
  samGames: string[];
  news: NewsSnippet[];
}

/** The props of a build without services. */
export const homeWithoutData: HomeProps = {
  challenges: null,
  weeklyGame: null,
  rewardCatalogue: null,
  starPlayers: [],
  samGames: [],
  news: [],
};

export async function loadHome(call: FetchForPage, locale: SupportedLocale): Promise<HomeProps> {
  const [challenges, overview, starPlayers, games, news] = await Promise.all([
    call(getCurrentChallenges, null),
    call(getRewardOverview, { limit: 5 }),
    call(getStarPlayers, null),
    call(getClubGames, null),
    call(getNews, { locale, limit: 5 }),
  ]);
  const featured = challenges.challenges.find(({ type }) => type === 'weekly');
  return {
    challenges: { ...challenges, challenges: shownAtHome(challenges.challenges) },
    weeklyGame: gameOf(featured, games),
    rewardCatalogue: overview,
    starPlayers: starPlayers.slice(0, 3).map(shownStarPlayer),
    samGames: games
      .flatMap(({ hasStats, status, title }) => (hasStats && status === 'active' ? [title] : []))
      .slice(0, 7),
    news: news.map(toSnippet),
  };
}

function gameOf(featured: CurrentChallenge | undefined, games: readonly ClubGame[]): HomeProps['weeklyGame'] {
  const game = games.find(({ spaceId }) => spaceId === featured?.spaceId);
  const [platform] = game?.platforms ?? [];
  return game && platform !== undefined ? { scene: game.images.background, platform } : null;
}

/** The number of challenges of each kind on the home page. */
const room = { weekly: 1, special: 2, classic: 3 } as const;

/** A few challenges of each kind, each of a different game. */
function shownAtHome(challenges: readonly CurrentChallenge[]): CurrentChallenge[] {
  const shown: CurrentChallenge[] = [];
  for (const challenge of challenges) {
    const ofKind = shown.filter(({ type }) => type === challenge.type);
    const isNewGame = ofKind.every(({ spaceId }) => spaceId !== challenge.spaceId);
    if (isNewGame && ofKind.length < room[challenge.type]) shown.push(challenge);
  }
  return shown;
}
