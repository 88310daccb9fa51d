import type { Friend, FriendCounts } from '../../services/account/friends';
import type { Connection, OnlineStatus, Presence } from '../../services/account/presence';

export interface FriendWithAvatar extends Friend {
  avatarUrl: string;
}

export interface FriendEntry extends FriendWithAvatar {
  status: OnlineStatus;
  playing: Connection | null;
}

/** An unknown presence counts as offline. */
export function withPresence(friend: FriendWithAvatar, presence: Presence | undefined): FriendEntry {
  const status = presence?.status ?? 'offline';
  const playing = status === 'offline' ? undefined : presence?.connections.find(({ name }) => name !== null);
  return { ...friend, status, playing: playing ?? null };
}

const order: OnlineStatus[] = ['online', 'away', 'dnd', 'offline'];

/** Playing ones first, then by status, favorites, and name in the order of the locale. */
export function inOrderOfPresence(friends: readonly FriendEntry[], locale: string): FriendEntry[] {
  return [...friends].sort(
    (a, b) =>
      Number(b.playing !== null) - Number(a.playing !== null) ||
      order.indexOf(a.status) - order.indexOf(b.status) ||
      Number(b.isFavorite) - Number(a.isFavorite) ||
      a.nameOnPlatform.localeCompare(b.nameOnPlatform, locale),
  );
}

export const countsOf = (friends: readonly FriendEntry[]): FriendCounts => ({
  all: friends.length,
  online: friends.filter(({ status }) => status !== 'offline').length,
  playing: friends.filter(({ playing }) => playing !== null).length,
  favorites: friends.filter(({ isFavorite }) => isFavorite).length,
});

export function inGroups<T>(items: readonly T[], size: number): T[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}

const dayMs = 24 * 60 * 60 * 1000;
/** The services reject gifts to later friends (docs/contracts/club-calls.md, Gifts). */
const daysUntilGifts = 7;

/** Whether the player can give a friend a reward; `now` in ms. */
export const canGiveTo = ({ friendshipDate }: Pick<Friend, 'friendshipDate'>, now: number): boolean =>
  friendshipDate !== null && Date.parse(friendshipDate) + daysUntilGifts * dayMs <= now;
