import { addDays, weekStart } from '../../domain/calendar';
import type { Ledger } from '../../domain/ledger';
import { guid } from '../../domain/guid';
import { selectedBadgesEntity } from '../stores/players/entityStore';
import { countedEmail } from '../../domain/accounts/emailAddress';
import { legalOptinsKeyFor, versionsOfOld } from '../../domain/accounts/policies';
import { codeSources } from '../../domain/accounts/secondFactor';
import { hashSecret } from '../../support/secret';
import type {
  ActionContent,
  ExternalProfileContent,
  OwnedContent,
  PlayerContent,
  WishContent,
} from '../../content/types';
import type { Games } from './catalogRows';
import { challengeRows } from './challengeRows';
import { ids } from '../../content/ids';
import { earliest, latest, instantOf } from '../../content/instants';
import { buildLedgerHistory } from './ledgerHistory';

const secondsPerHour = 3600;
const usualSessionMinutes = 45;

export function playerRows(player: PlayerContent, games: Games, now: Date) {
  const profileId = ids.player(player.key);
  const past = buildLedgerHistory(player, games, now);
  const createdAt = memberSince(past.ledger, now);
  const actionProgress = actionRows(player, games, now);
  return {
    account: { userId: profileId, createdAt, emailVerifiedAt: createdAt, ...accountOf(player) },
    player: { profileId, xp: player.xp, challengesCompleted: completedOf(player) },
    weeks: weekRows(player, now),
    lots: past.ledger.lots.map((lot) => ({ ...lot, profileId })),
    transactions: past.ledger.written.map((entry) => ({ ...entry, profileId })),
    claims: past.claims,
    promotionKeys: past.promotionKeys,
    wishes: (player.wishes ?? []).map((wish) => wishRow(profileId, wish, now)),
    ownedGames: player.owned.map((owned) => ownedRow(player, owned, games, past.ledger, now)),
    playerStats: statRows(player, games, now),
    actionProgress,
    playerBadges: badgeRows(player, games, now),
    ...challengeRows(player, games, now),
    entity: {
      ...selectedBadgesEntity(profileId),
      spaceId: ids.club,
      obj: { badgeList: player.badgeShowcase.map(({ gameSlug, badgeKey }) => ids.badge(gameSlug, badgeKey)) },
      revision: 1,
      lastModified: createdAt,
    },
    presence: presenceRow(player, now),
  };
}

function wishRow(profileId: string, { gameSlug, rewardKey, daysAgo, isNotified = false }: WishContent, now: Date) {
  const notedAt = isNotified ? now : null;
  const rewardId = ids.reward(gameSlug, rewardKey);
  return { profileId, rewardId, wishedAt: addDays(now, -daysAgo), notifiedAt: notedAt, seenAt: notedAt };
}

/** Both sides of every friendship that at least one player lists. */
export function friendRows(players: readonly PlayerContent[], now: Date) {
  const isFriend = (a: PlayerContent, b: PlayerContent) => a.friends.includes(b.key) || b.friends.includes(a.key);
  return players.flatMap((player) =>
    players
      .filter((other) => other.key !== player.key && isFriend(player, other))
      .map((friend) => {
        const friendshipDate = addDays(now, -daysOfFriendship(player.key, friend.key));
        return {
          profileId: ids.player(player.key),
          friendId: ids.player(friend.key),
          isFavorite: player.favorites.includes(friend.key),
          friendshipDate,
          lastModified: friendshipDate,
        };
      }),
  );
}

export const friendRequestRows = (players: readonly PlayerContent[], now: Date) =>
  players.flatMap(({ key, friendRequests = [] }) =>
    friendRequests.map((receiver) => ({
      fromId: ids.player(key),
      toId: ids.player(receiver.key),
      requestDate: addDays(now, -receiver.daysAgo),
    })),
  );

const weekRows = ({ key, xpOfWeeks = [] }: PlayerContent, now: Date) =>
  xpOfWeeks.map((xp, weeksAgo) => ({
    profileId: ids.player(key),
    startsAt: addDays(weekStart(now), -7 * weeksAgo),
    xp,
  }));

const accountOf = (player: PlayerContent) => ({
  email: player.email,
  emailKey: countedEmail(player.email),
  nameOnPlatform: player.username,
  nameKey: player.username.toLowerCase(),
  country: player.country,
  preferredLanguage: player.preferredLanguage,
  dateOfBirth: player.dateOfBirth,
  avatarGalleryId: player.avatarKey,
  legalOptinsKey: player.hasOutdatedPolicies
    ? legalOptinsKeyFor(player.country, player.preferredLanguage, versionsOfOld)
    : legalOptinsKeyFor(player.country, player.preferredLanguage),
});

export const secondFactorRows = (players: readonly PlayerContent[]) =>
  players.flatMap(({ key, secondFactor }) =>
    secondFactor ? [{ userId: ids.player(key), secret: secondFactor.secret, preference: [...codeSources] }] : [],
  );

export const externalProfileRows = (profiles: readonly ExternalProfileContent[], now: Date) =>
  profiles.map(({ platformType, idOnPlatform, nameOnPlatform, token, playerKey }) => ({
    profileId: guid('external', platformType, idOnPlatform),
    platformType,
    idOnPlatform,
    nameOnPlatform,
    tokenHash: hashSecret(token),
    userId: playerKey === null ? null : ids.player(playerKey),
    linkedAt: playerKey === null ? null : addDays(now, -90),
  }));

const memberSince = (ledger: Ledger, now: Date) => addDays(ledger.written[0]?.date ?? now, -10);

const completedOf = ({ challenges, challengesCompletedEarlier }: PlayerContent) =>
  challengesCompletedEarlier + challenges.filter(({ state }) => state !== 'active').length;

function ownedRow(player: PlayerContent, owned: OwnedContent, games: Games, ledger: Ledger, now: Date) {
  const { gameSlug, platform, hoursPlayed } = owned;
  const spaceId = ids.space(gameSlug);
  const lastPlayedAt = addDays(now, -owned.lastPlayedDaysAgo);
  const daysPlayed = Math.max(1, Math.ceil(hoursPlayed / 1.6));
  const firstUnits = ledger.written.find((entry) => entry.spaceId === spaceId)?.date ?? lastPlayedAt;
  const release = games.get(gameSlug)?.release;
  const ownedSince = earliest(
    latest(release ? instantOf(release, now) : firstUnits, earliest(firstUnits, addDays(lastPlayedAt, -daysPlayed))),
    lastPlayedAt,
  );
  const xpOfActions = player.completedActions
    .filter((done) => done.gameSlug === gameSlug)
    .map((done) => games.get(gameSlug)?.actions.find((action) => action.key === done.actionKey)?.xp ?? 0);
  return {
    profileId: ids.player(player.key),
    spaceId,
    platform,
    ownedSince,
    firstPlayedAt: ownedSince,
    lastPlayedAt,
    secondsPlayed: hoursPlayed * secondsPerHour,
    lastSessionSeconds: (owned.lastSessionMinutes ?? usualSessionMinutes) * 60,
    sessionsPlayed: Math.max(1, Math.ceil(hoursPlayed / 1.2)),
    daysPlayed,
    xp: xpOfActions.reduce((sum, xp) => sum + xp, hoursPlayed * 60),
  };
}

function statRows(player: PlayerContent, games: Games, now: Date) {
  return [...valuesByStat(player, games)].map(([key, value]) => {
    const [gameSlug = '', statName = ''] = key.split('/');
    const played = player.owned.filter((owned) => owned.gameSlug === gameSlug).map((owned) => owned.lastPlayedDaysAgo);
    return {
      profileId: ids.player(player.key),
      spaceId: ids.space(gameSlug),
      statName,
      value,
      lastModified: addDays(now, -Math.min(...played)),
    };
  });
}

/** 'moongate/timePlayed' -> value, over all platforms: from the content, or else from the hours played. */
function valuesByStat(player: PlayerContent, games: Games): Map<string, number> {
  const values = new Map<string, number>();
  for (const owned of player.owned) {
    for (const { statName, format, perHour } of games.get(owned.gameSlug)?.stats ?? []) {
      const key = `${owned.gameSlug}/${statName}`;
      const isShare = format === 'Percentage';
      const value = owned.stats?.[statName] ?? Math.round(isShare ? perHour : perHour * owned.hoursPlayed);
      values.set(key, isShare ? value : (values.get(key) ?? 0) + value);
    }
  }
  return values;
}

/** Completed actions, and the progress of the other actions of the player's games. */
function actionRows(player: PlayerContent, games: Games, now: Date) {
  const values = valuesByStat(player, games);
  const profileId = ids.player(player.key);
  const slugs = new Set([...player.owned, ...player.completedActions].map(({ gameSlug }) => gameSlug));
  const progressOf = (slug: string, { key, event, target }: ActionContent) => {
    const done = player.completedActions.find((action) => action.gameSlug === slug && action.actionKey === key);
    if (done) return { progress: target, completedAt: addDays(now, -done.daysAgo) };
    const counted = games.get(slug)?.stats.find((stat) => stat.event === event)?.statName ?? '';
    return { progress: Math.min(target - 1, Math.floor(values.get(`${slug}/${counted}`) ?? 0)), completedAt: null };
  };
  return [...slugs]
    .flatMap((slug) =>
      (games.get(slug)?.actions ?? []).map((action) => ({
        profileId,
        actionId: ids.action(slug, action.key),
        ...progressOf(slug, action),
      })),
    )
    .filter(({ progress }) => progress > 0);
}

const badgeRows = (player: PlayerContent, games: Games, now: Date) =>
  player.completedActions.flatMap(({ gameSlug, actionKey, daysAgo }) =>
    (games.get(gameSlug)?.badges ?? [])
      .filter((badge) => badge.actionKey === actionKey)
      .map((badge) => ({
        profileId: ids.player(player.key),
        badgeId: ids.badge(gameSlug, badge.key),
        earnedAt: addDays(now, -daysAgo),
      })),
  );

function presenceRow({ key, presence }: PlayerContent, now: Date) {
  const { status, gameSlug, minutes = 0 } = presence;
  return {
    profileId: ids.player(key),
    status,
    spaceId: gameSlug === undefined ? null : ids.space(gameSlug),
    since: now,
    lastSeenAt: now,
    heldMinutes: minutes,
  };
}

/** How long two players have been friends: one to twenty months, always the same for one pair. */
function daysOfFriendship(one: string, other: string): number {
  const pair = guid('friends', ...[one, other].sort());
  return 30 + (Number.parseInt(pair.slice(0, 6), 16) % 570);
}
