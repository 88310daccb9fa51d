import { discount } from '../domain/discount';
import { rarityIds } from '../domain/rewards';
import type { SeedContent } from '../content/types';

/** Every text of the club's content that players read, once each, in English: what has to be translated. */
export const contentTextsOf = ({ games, news, avatars, players, starPlayers }: SeedContent): string[] =>
  unique([
    ...games.flatMap(({ tagline, genre, description, challenges, actions, badges, stats, rewards }) => [
      tagline,
      genre,
      description,
      ...challenges.flatMap((challenge) => [challenge.name, challenge.description, challenge.unitName]),
      ...actions.flatMap((action) => [action.name, action.description]),
      ...badges.flatMap((badge) => [badge.name, badge.description]),
      ...stats.flatMap((stat) => [stat.displayName, stat.unit]),
      ...rewards.flatMap(({ name, kind, description, location, instruction, lock }) => [
        name,
        kind,
        description,
        location,
        instruction,
        lock?.reason,
      ]),
    ]),
    ...news.flatMap(({ title, summary, body }) => [title, summary, body]),
    ...avatars.map(({ name }) => name),
    ...players.flatMap(({ earned }) => earned.flatMap(({ reason, source }) => [reason, source.name])),
    ...starPlayers.flatMap(({ role, story }) => [role, story]),
  ]);

const types = ['Weekly', 'Special', 'Classic', 'Community'];
const stars = [
  'first star',
  'only star',
  ...['two', 'three', 'four', 'five'].map((count) => `${count} stars`),
  'both stars',
  ...['three', 'four', 'five', 'six'].map((count) => `all ${count} stars`),
];

/** Texts of ledger entries and of rewards. */
export const ledgerTexts: string[] = [
  discount.name,
  discount.entry.reason,
  'Older than 2 years',
  'Extension ended',
  'Claim undone',
  'Gift to a friend',
  'Gift from a friend',
  'Gift returned',
  'Claimed for you',
  'Action, with a badge',
  'You own it.',
  'You’ve claimed it as many times as you can.',
  ...rarityIds.map((rarity) => `Reward, ${rarity.toLowerCase()}`),
  ...types.flatMap((type) => stars.map((reached) => `${type}, ${reached}`)),
  // Classic challenges never end, so no job banks them.
  ...['Weekly', 'Special', 'Community'].flatMap((type) => stars.map((reached) => `Auto-bank · ${type}, ${reached}`)),
];

const unique = (texts: (string | undefined)[]) => [...new Set(texts.flatMap((text) => text ?? []))];
