import { getNews } from '../../services/account/news';
import { getCurrentChallenges } from '../../services/club/currentChallenges';
import { getClubGames, type ClubGame } from '../../services/club/games';
import { getRewardSample } from '../../services/club/rewardCatalog';
import { getStarPlayers } from '../../services/club/starPlayers';
import type { CurrentChallenge, CurrentChallenges } from '../../services/club/currentChallenges';
import type { CatalogRarity, CatalogReward, RewardSample } from '../../services/club/rewardCatalog';
import type { StarPlayer } from '../../services/club/starPlayers';
import type { SupportedLocale } from '../../services/locale/supportedLocales';
import { toSnippet, type NewsSnippet } from '../news/rules';
import type { FetchForPage } from '../visitorPage';

export interface HomeChallenge extends Pick<CurrentChallenge, 'name' | 'gameTitle' | 'gameImageUrl' | 'endDate'> {
  units: number;
}

export interface HomeWeekly extends Pick<
  CurrentChallenge,
  'name' | 'description' | 'gameSlug' | 'gameTitle' | 'target' | 'unitName'
> {
  thresholds: Pick<CurrentChallenge['thresholds'][number], 'value' | 'units'>[];
  /** A wide picture of its game, and the platform that a link to the game opens; null for a game that is not published. */
  game: { scene: string | null; phoneScene: string | null; platform: string } | null;
}

/** A few challenges of each kind, and no more of each than the page shows. */
export interface HomeChallenges {
  /** ISO. */
  weekEnds: string;
  weekly: HomeWeekly | null;
  specials: HomeChallenge[];
  classics: HomeChallenge[];
}

/** The number of rewards by rarity, and a sample of them. */
export interface HomeRewards {
  totalRewards: number;
  rarities: Pick<CatalogRarity, 'id' | 'available'>[];
  rewards: Pick<CatalogReward, 'name' | 'imageUrl' | 'rarityId' | 'value' | 'gameTitle'>[];
}

export type HomeStarPlayer = Pick<StarPlayer, 'id' | 'name' | 'role' | 'story' | 'constellationUrl'>;

/** The newest article, and the others without their summaries. */
export interface HomeNews {
  lead: NewsSnippet;
  others: Omit<NewsSnippet, 'summary'>[];
}

export interface HomeProps {
  challenges: HomeChallenges | null;
  rewardCatalog: HomeRewards | null;
  starPlayers: HomeStarPlayer[];
  /** Some of the games that the assistant supports. */
  samGames: string[];
  news: HomeNews | null;
}

/** The props of a build without services. */
export const homeWithoutData: HomeProps = {
  challenges: null,
  rewardCatalog: null,
  starPlayers: [],
  samGames: [],
  news: null,
};

export async function loadHome(call: FetchForPage, locale: SupportedLocale): Promise<HomeProps> {
  const [challenges, overview, starPlayers, games, news] = await Promise.all([
    call(getCurrentChallenges, null),
    call(getRewardSample, { limit: 5 }),
    call(getStarPlayers, null),
    call(getClubGames, null),
    call(getNews, { locale, limit: 5 }),
  ]);
  return {
    challenges: shownAtHome(challenges, games),
    rewardCatalog: sampleOf(overview),
    starPlayers: starPlayers
      .slice(0, 3)
      .map(({ id, name, role, story, constellationUrl }) => ({ id, name, role, story, constellationUrl })),
    samGames: games
      .flatMap(({ hasStats, status, title }) => (hasStats && status === 'active' ? [title] : []))
      .slice(0, 7),
    news: newsOf(news.map(toSnippet)),
  };
}

const room = { special: 2, classic: 3 } as const;

function shownAtHome({ week, challenges }: CurrentChallenges, games: readonly ClubGame[]): HomeChallenges {
  const weekly = challenges.find(({ type }) => type === 'weekly');
  return {
    weekEnds: week.endDate,
    weekly: weekly ? featured(weekly, games) : null,
    specials: ofDifferentGames(challenges, 'special'),
    classics: ofDifferentGames(challenges, 'classic'),
  };
}

function featured(challenge: CurrentChallenge, games: readonly ClubGame[]): HomeWeekly {
  const { name, description, gameSlug, gameTitle, target, unitName, thresholds, spaceId } = challenge;
  const game = games.find((known) => known.spaceId === spaceId);
  const [platform] = game?.platforms ?? [];
  return {
    name,
    description,
    gameSlug,
    gameTitle,
    target,
    unitName,
    thresholds: thresholds.map(({ value, units }) => ({ value, units })),
    game:
      game && platform !== undefined ? { scene: game.images.background, phoneScene: game.images.card, platform } : null,
  };
}

/** The first challenges of a kind, each of a different game. */
function ofDifferentGames(challenges: readonly CurrentChallenge[], kind: keyof typeof room): HomeChallenge[] {
  const ofKind = challenges.filter(({ type }) => type === kind);
  return ofKind
    .filter(({ spaceId }, index) => ofKind.findIndex((other) => other.spaceId === spaceId) === index)
    .slice(0, room[kind])
    .map(({ name, gameTitle, gameImageUrl, endDate, reward }) => ({
      name,
      gameTitle,
      gameImageUrl,
      endDate,
      units: reward.units,
    }));
}

const sampleOf = ({ totalRewards, rarities, rewards }: RewardSample): HomeRewards => ({
  totalRewards,
  rarities: rarities.map(({ id, available }) => ({ id, available })),
  rewards: rewards.map(({ name, imageUrl, rarityId, value, gameTitle }) => ({
    name,
    imageUrl,
    rarityId,
    value,
    gameTitle,
  })),
});

function newsOf([lead, ...others]: readonly NewsSnippet[]): HomeNews | null {
  if (!lead) return null;
  return { lead, others: others.map(({ newsId, title, date, picture }) => ({ newsId, title, date, picture })) };
}
