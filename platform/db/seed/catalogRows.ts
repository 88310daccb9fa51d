import { addDays } from '../../domain/calendar';
import { clubRules } from '../../domain/clubRules';
import { guid } from '../../domain/guid';
import type { GameContent, RuleChangeContent, SeedContent } from '../../content/types';
import { ids } from '../../content/ids';
import { earliest, instantOf } from '../../content/instants';

/** The games of the content by their slugs. */
export type Games = ReadonlyMap<string, GameContent>;

const newsLocale = 'en-US';
const newSinceDays = 4;

/** The rows that belong to no player, with dates relative to `now`. */
export function catalogRows({ games, news, avatars, starPlayers, ruleChanges }: SeedContent, now: Date) {
  return {
    games: games.map((game, position) => gameRow(game, position, now)),
    gamePlatforms: games.flatMap(({ slug, platforms }) =>
      platforms.map((platform, position) => ({
        spaceId: ids.space(slug),
        platform,
        applicationId: ids.application(slug, platform),
        position,
      })),
    ),
    rewards: games.flatMap((game) => rewardRows(game, now)),
    actions: games.flatMap(({ slug, actions }) =>
      itemRows(slug, actions, ({ key }) => ({ actionId: ids.action(slug, key) })),
    ),
    badges: games.flatMap(({ slug, badges }) =>
      itemRows(slug, badges, ({ key, actionKey }) => ({
        badgeId: ids.badge(slug, key),
        actionId: ids.action(slug, actionKey),
      })),
    ),
    challenges: games.flatMap(({ slug, challenges }) =>
      itemRows(slug, challenges, ({ key }) => ({ definitionId: ids.challenge(slug, key) })),
    ),
    challengeRuns: games.flatMap((game) => runRows(game, now)),
    stats: games.flatMap(({ slug, stats }) => itemRows(slug, stats, () => ({}))),
    news: news.map(({ gameSlug, published, ...item }, position) => ({
      ...item,
      locale: newsLocale,
      spaceId: gameSlug === undefined ? null : ids.space(gameSlug),
      priority: news.length - position,
      publicationDate: instantOf(published, now),
    })),
    avatars: avatars.map(({ key, name, gameSlug }, position) => ({
      avatarGalleryId: key,
      name,
      spaceId: gameSlug === undefined ? null : ids.space(gameSlug),
      position,
    })),
    starPlayers: starPlayers.map(({ gameSlug, ...player }, position) => ({
      ...player,
      spaceId: ids.space(gameSlug),
      position,
    })),
    clubRules: [...clubRules],
    ruleChanges: ruleChanges.map((change) => ruleChangeRow(change, now)),
  };
}

/** The rows of a game's items of one kind, in its order; `own` makes the ids of an item. */
const itemRows = <Item, Ids>(slug: string, items: readonly Item[], own: (item: Item) => Ids) =>
  items.map((item, position) => ({ ...item, ...own(item), spaceId: ids.space(slug), position }));

/** The id of the single run of a challenge that is not weekly. */
export const onlyRunId = (gameSlug: string, key: string) => guid('challenge', ids.challenge(gameSlug, key));

function gameRow(game: GameContent, position: number, now: Date) {
  const { slug, name, tagline, genre, description, release, ageRating, links, communityVideos } = game;
  return {
    spaceId: ids.space(slug),
    slug,
    title: name,
    tagline,
    genre,
    description,
    releaseDate: instantOf(release, now),
    ageRating,
    links,
    communityVideos,
    position,
  };
}

const rewardRows = ({ slug, release, rewards }: GameContent, now: Date) =>
  rewards.map(({ lock, isNew = false, ...reward }, position) => ({
    ...reward,
    rewardId: ids.reward(slug, reward.key),
    spaceId: ids.space(slug),
    rarityId: reward.rarity,
    isNew,
    lockReason: lock?.reason ?? null,
    lockLevel: lock?.level ?? null,
    lockActionId: lock?.actionKey === undefined ? null : ids.action(slug, lock.actionKey),
    lockRewardId: lock?.rewardKey === undefined ? null : ids.reward(slug, lock.rewardKey),
    createdAt: isNew ? addDays(now, -newSinceDays) : earliest(instantOf(release, now), now),
    position,
  }));

/** Challenges that are not weekly have one run. `ensureWeek` opens those of weekly challenges. */
const runRows = ({ slug, challenges }: GameContent, now: Date) =>
  challenges.flatMap(({ key, type, runs, communityProgress = 0 }) =>
    type === 'weekly'
      ? []
      : [
          {
            challengeId: onlyRunId(slug, key),
            definitionId: ids.challenge(slug, key),
            startsAt: runs ? instantOf(runs.from, now) : null,
            endsAt: runs ? instantOf(runs.to, now) : null,
            communityProgress,
          },
        ],
  );

const subjectIds = {
  price: ids.reward,
  claimLimit: ids.reward,
  actionUnits: ids.action,
  challengeUnits: ids.challenge,
};

function ruleChangeRow(change: RuleChangeContent, now: Date) {
  const { rule, on, before, after } = change;
  const subjectId = 'key' in change ? subjectIds[change.rule](change.gameSlug, change.key) : null;
  const changeId = guid('rule-change', rule, subjectId ?? '', `${before} ${after}`);
  return { changeId, changedAt: instantOf(on, now), rule, subjectId, before, after };
}
