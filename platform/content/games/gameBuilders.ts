import type {
  ActionContent,
  BadgeContent,
  ChallengeContent,
  GameLink,
  Glyph,
  Platform,
  RarityId,
  RewardContent,
  StatContent,
} from '../types';

/** Turns a name into a key: 'Ferryman’s mask' is 'ferrymans-mask'. */
export const keyOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Where rewards of one kind turn up in a game, and what the player does to get hold of them. */
export type Place = readonly [location: string, instruction: string];

type RewardExtra = Partial<Pick<RewardContent, 'isNew' | 'lock' | 'location' | 'instruction'>> & {
  /** May be claimed again and again: things that are used up. */
  unlimited?: true;
};

export type RewardRow<Kind extends string> = readonly [
  name: string,
  kind: Kind,
  glyph: Glyph,
  value: number,
  description: string,
  extra?: RewardExtra,
];

/** A game's rewards from one table a rarity; location and instruction follow from the kind unless a row says otherwise. */
export function rewardShelf<Kind extends string>(
  places: Readonly<Record<Kind, Place>>,
  rows: Readonly<Record<RarityId, readonly RewardRow<NoInfer<Kind>>[]>>,
): RewardContent[] {
  const reward =
    (rarity: RarityId) =>
    ([name, kind, glyph, value, description, extra]: RewardRow<Kind>): RewardContent => {
      const [location, instruction] = places[kind];
      const { unlimited, ...rest } = extra ?? {};
      const limit = unlimited ? {} : { quantityLimit: 1 };
      return {
        key: keyOf(name),
        name,
        kind,
        rarity,
        value,
        glyph,
        description,
        instruction,
        location,
        ...limit,
        ...rest,
      };
    };
  return [
    ...rows.COMMON.map(reward('COMMON')),
    ...rows.RARE.map(reward('RARE')),
    ...rows.EPIC.map(reward('EPIC')),
    ...rows.LEGENDARY.map(reward('LEGENDARY')),
    ...rows.EXOTIC.map(reward('EXOTIC')),
  ];
}

const xpPerUnit = 20;

export type Star = readonly [value: number, units: number];

type ChallengeWords = readonly [name: string, description: string, event: string, unitName: string, glyph: Glyph];

function challengeOf(
  type: ChallengeContent['type'],
  [name, description, event, unitName, glyph]: ChallengeWords,
  stars: readonly Star[],
): ChallengeContent {
  const thresholds = stars.map(([value, units]) => ({ value, units, xp: units * xpPerUnit }));
  return { key: keyOf(name), type, name, description, event, unitName, glyph, thresholds };
}

export const weekly = (words: ChallengeWords, ...stars: Star[]) => challengeOf('weekly', words, stars);
export const classic = (words: ChallengeWords, ...stars: Star[]) => challengeOf('classic', words, stars);

/** What all players do together, from one day to another, and how far they are. */
export const community = (
  { days, together }: { days: readonly [from: number, to: number]; together: number },
  words: ChallengeWords,
  ...stars: Star[]
) => ({
  ...challengeOf('community', words, stars),
  runs: { from: { days: days[0] }, to: { days: days[1] } },
  together,
});

/** A challenge for an occasion: it runs from one day to another, counted from this week's Monday. */
export const special = (days: readonly [from: number, to: number], words: ChallengeWords, ...stars: Star[]) => ({
  ...challengeOf('special', words, stars),
  runs: { from: { days: days[0] }, to: { days: days[1] } },
});

/** A challenge that counts play on some platforms only. */
export const onlyOn = (platforms: Platform[], challenge: ChallengeContent): ChallengeContent => ({
  ...challenge,
  platforms,
});

export type DeedRow = readonly [
  name: string,
  description: string,
  event: string,
  target: number,
  units: number,
  glyph: Glyph,
  badge?: readonly [name: string, description: string],
];

/** A game's actions, and the badges that some of them give. */
export function deeds(rows: readonly DeedRow[]): { actions: ActionContent[]; badges: BadgeContent[] } {
  return {
    actions: rows.map(([name, description, event, target, units, glyph]) => ({
      key: keyOf(name),
      name,
      description,
      event,
      target,
      units,
      xp: units * xpPerUnit,
      glyph,
    })),
    badges: rows.flatMap(([action, , , , , glyph, badge]) =>
      badge ? [{ key: keyOf(badge[0]), name: badge[0], description: badge[1], glyph, actionKey: keyOf(action) }] : [],
    ),
  };
}

/** The hours played, which every game keeps. */
export const timePlayed: StatContent = {
  statName: 'timePlayed',
  displayName: 'played',
  format: 'LongTimespan',
  event: 'session.ended',
  perHour: 3600,
};

export const stat = (
  statName: string,
  displayName: string,
  event: string,
  perHour: number,
  { format = 'Integer', unit }: { format?: StatContent['format']; unit?: string } = {},
): StatContent => ({ statName, displayName, format, event, perHour, ...(unit && { unit }) });

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

/** A game's links: the addressed ones by name, and its own films by their 11-character ids. */
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

/** Community films by title and 11-character id. */
export const films = (...rows: readonly (readonly [title: string, videoId: string])[]) =>
  rows.map(([title, videoId]) => ({ title, videoId }));
