import { getNews } from '../../services/account/news';
import {
  type CurrentChallenge,
  type CurrentChallenges,
  getCurrentChallenges,
} from '../../services/club/currentChallenges';
import { type ClubGame, getClubGames } from '../../services/club/games';
import { getRewardSample, type RewardSample } from '../../services/club/rewardCatalog';
import { getStarPlayers, type StarPlayer } from '../../services/club/starPlayers';
import type { SupportedLocale } from '../../services/locale/supportedLocales';
import { toSnippet, withoutRepeatedPictures, type NewsSnippet } from '../news/rules';
import { pick } from '../support/pick';
import type { FetchForPage } from '../visitorPage';

export type HomeChallenge = ReturnType<typeof listed>;
export type HomeWeekly = ReturnType<typeof featured>;

export type HomeChallenges = ReturnType<typeof shownAtHome>;
export type HomeRewards = ReturnType<typeof sampleOf>;
export type HomeStarPlayer = ReturnType<typeof shownStarPlayer>;

/** The newest article, and the others without their summaries. */
export interface HomeNews {
  lead: NewsSnippet;
  others: Omit<NewsSnippet, 'summary'>[];
}

export interface HomeProps {
  challenges: HomeChallenges | null;
  rewardCatalog: HomeRewards | null;
  starPlayers: HomeStarPlayer[];
  samGames: string[];
  news: HomeNews | null;
}

export async function loadHome(call: FetchForPage, locale: SupportedLocale): Promise<HomeProps> {
  const [challenges, overview, starPlayers, games, news] = await Promise.all([
    call(getCurrentChallenges, null, { without: null }),
    call(getRewardSample, { limit: 5 }, { without: null }),
    call(getStarPlayers, null, { without: [] }),
    call(getClubGames, null, { without: [] }),
    call(getNews, { locale, bodies: false, limit: 5 }, { without: [] }),
  ]);
  return {
    challenges: challenges && shownAtHome(challenges, games),
    rewardCatalog: overview && sampleOf(overview),
    starPlayers: starPlayers.slice(0, 3).map(shownStarPlayer),
    samGames: games
      .flatMap(({ hasStats, status, title }) => (hasStats && status === 'active' ? [title] : []))
      .slice(0, 7),
    news: newsOf(withoutRepeatedPictures(news).map(toSnippet)),
  };
}

const room = { special: 2, classic: 3 } as const;

function shownAtHome({ week, challenges }: CurrentChallenges, games: readonly ClubGame[]) {
  const weekly = challenges.find(({ type }) => type === 'weekly');
  return {
    /** ISO. */
    weekEnds: week.endDate,
    weekly: weekly ? featured(weekly, games) : null,
    specials: ofDifferentGames(challenges, 'special'),
    classics: ofDifferentGames(challenges, 'classic'),
  };
}

function featured(challenge: CurrentChallenge, games: readonly ClubGame[]) {
  const game = games.find(({ spaceId }) => spaceId === challenge.spaceId);
  const [platform] = game?.platforms ?? [];
  return {
    ...pick(challenge, 'name', 'description', 'gameSlug', 'gameTitle', 'target', 'unitName'),
    thresholds: challenge.thresholds.map((threshold) => pick(threshold, 'value', 'units')),
    /** A wide picture of its game, and the platform that a link to the game opens; null for a game that is not published. */
    game:
      game && platform !== undefined ? { scene: game.images.background, phoneScene: game.images.card, platform } : null,
  };
}

function ofDifferentGames(challenges: readonly CurrentChallenge[], kind: keyof typeof room) {
  const ofKind = challenges.filter(({ type }) => type === kind);
  return ofKind
    .filter(({ spaceId }, index) => ofKind.findIndex((other) => other.spaceId === spaceId) === index)
    .slice(0, room[kind])
    .map(listed);
}

const listed = (challenge: CurrentChallenge) => ({
  ...pick(challenge, 'name', 'gameTitle', 'gameImageUrl', 'endDate'),
  units: challenge.reward.units,
});

const sampleOf = ({ totalRewards, rarities, rewards }: RewardSample) => ({
  totalRewards,
  rarities: rarities.map((rarity) => pick(rarity, 'id', 'available')),
  rewards: rewards.map((reward) => pick(reward, 'rewardId', 'name', 'imageUrl', 'rarityId', 'value', 'gameTitle')),
});

const shownStarPlayer = (player: StarPlayer) => pick(player, 'id', 'name', 'role', 'story', 'constellationUrl');

function newsOf([lead, ...others]: readonly NewsSnippet[]): HomeNews | null {
  return lead ? { lead, others: others.map((one) => pick(one, 'newsId', 'title', 'date', 'picture')) } : null;
}
