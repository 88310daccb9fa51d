import type { GameLink } from '../../domain/games';
import { rarityIds, type RarityId } from '../../domain/rewards';
import type { ActionContent, BadgeContent, ChallengeContent, RewardContent, StatContent } from '../types';

/** Turns a name into a key: 'Ferryman’s mask' is 'ferrymans-mask'. */
export const keyOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Where rewards of one kind appear in a game, and how the player gets them after the claim. */
interface RewardPlace {
  location: string;
  instruction: string;
}

type RewardRow<Kind extends string> = Pick<RewardContent, 'name' | 'value' | 'description'> &
  Partial<Pick<RewardContent, 'key' | 'isNew' | 'lock' | 'location' | 'instruction'>> & {
    kind: Kind;
    /** A player may claim it any number of times, because the game consumes it. */
    unlimited?: true;
  };

/**
 * A game's rewards by rarity. Location and instruction come from the kind unless a row has its own. The key comes
 * from the name; a reward that is renamed states its old key, because the claims of players refer to it.
 */
export const rewardList = <Kind extends string>(
  places: Readonly<Record<Kind, RewardPlace>>,
  rows: Readonly<Record<RarityId, readonly RewardRow<NoInfer<Kind>>[]>>,
): RewardContent[] =>
  rarityIds.flatMap((rarity) =>
    rows[rarity].map(({ unlimited, ...row }) => ({
      key: keyOf(row.name),
      rarity,
      ...places[row.kind],
      ...(!unlimited && { quantityLimit: 1 }),
      ...row,
    })),
  );

const xpPerUnit = 20;

type ChallengeRow = Omit<ChallengeContent, 'key' | 'thresholds'> &
  Partial<Pick<ChallengeContent, 'key'>> & { thresholds: { value: number; units: number }[] };

/** A challenge whose key follows from its name unless the row has its own, and its XP from the Units. */
export const challenge = ({ thresholds, ...row }: ChallengeRow): ChallengeContent => ({
  key: keyOf(row.name),
  ...row,
  thresholds: thresholds.map(({ value, units }) => ({ value, units, xp: units * xpPerUnit })),
});

type ActionRow = Omit<ActionContent, 'key' | 'xp'> &
  Partial<Pick<ActionContent, 'key'>> & { badge?: Pick<BadgeContent, 'name' | 'description'> };

/** A game's actions, and the badges that some of them award. */
export const actionsWithBadges = (
  rows: readonly ActionRow[],
): { actions: ActionContent[]; badges: BadgeContent[] } => ({
  actions: rows.map(({ badge: _, ...row }) => ({ key: keyOf(row.name), ...row, xp: row.units * xpPerUnit })),
  badges: rows.flatMap(({ name, key = keyOf(name), badge }) =>
    badge ? [{ ...badge, key: keyOf(badge.name), actionKey: key }] : [],
  ),
});

/** The play time, which every game records. */
export const timePlayed: StatContent = {
  statName: 'timePlayed',
  displayName: 'played',
  format: 'LongTimespan',
  event: 'session.ended',
  perHour: 3600,
};

/** A stat, counted in whole numbers unless it has a format. */
export const stat = (row: Omit<StatContent, 'format'> & Partial<Pick<StatContent, 'format'>>): StatContent => ({
  format: 'Integer',
  ...row,
});

type AddressedLink = Exclude<GameLink, 'trailerLink' | 'rewardLink'>;

const addressOf: Record<AddressedLink, (slug: string) => string> = {
  betaLink: (slug) => `https://beta.meridian-games.example/${slug}`,
  storeLink: (slug) => `https://store.meridian-games.example/${slug}`,
  websiteLink: (slug) => `https://www.meridian-games.example/games/${slug}`,
  facebookLink: (slug) => `https://facebook.example/${slug}`,
  instagramLink: (slug) => `https://instagram.example/${slug}`,
  twitterLink: (slug) => `https://twitter.example/${slug}`,
  supportLink: (slug) => `https://support.meridian-games.example/${slug}`,
  twitchLink: (slug) => `https://twitch.example/${slug}`,
  discordLink: (slug) => `https://discord.example/${slug}`,
  redditLink: (slug) => `https://reddit.example/r/${slug}`,
  samDailyLoginLink: (slug) => `https://sam.meridian-games.example/${slug}/daily`,
};

/** A game's links: those at a known address by name, and its own films by their 11-character ids. */
export function linksOf(
  slug: string,
  names: readonly AddressedLink[],
  films: { trailer: string; rewards?: string },
): Partial<Record<GameLink, string>> {
  const links: Partial<Record<GameLink, string>> = {};
  for (const name of names) links[name] = addressOf[name](slug);
  links.trailerLink = filmAddress(films.trailer);
  if (films.rewards) links.rewardLink = filmAddress(films.rewards);
  return links;
}

const filmAddress = (videoId: string) => `https://www.youtube.com/watch?v=${videoId}`;
