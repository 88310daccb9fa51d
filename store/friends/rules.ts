import type { Connection, Friend, OnlineStatus, Presence } from '../../services/account/types';

/** A friend whose picture is known: the one the services name, or the one every profile has. */
export interface FriendWithAvatar extends Friend {
  avatarUrl: string;
}

/** A friend as pages show them. */
export interface FriendEntry extends FriendWithAvatar {
  status: OnlineStatus;
  /** What they are in right now, or null. */
  playing: Connection | null;
}

/** A friend with their presence; whose presence is unknown counts as offline. */
export function withPresence(friend: FriendWithAvatar, presence: Presence | undefined): FriendEntry {
  const status = presence?.status ?? 'offline';
  const playing = status === 'offline' ? undefined : presence?.connections.find(({ name }) => name !== null);
  return { ...friend, status, playing: playing ?? null };
}

const order: OnlineStatus[] = ['online', 'away', 'dnd', 'offline'];

/** Who plays first, then who is there, favorites before others, by name. */
export function inOrderOfPresence(friends: readonly FriendEntry[]): FriendEntry[] {
  return [...friends].sort(
    (a, b) =>
      Number(b.playing !== null) - Number(a.playing !== null) ||
      order.indexOf(a.status) - order.indexOf(b.status) ||
      Number(b.isFavorite) - Number(a.isFavorite) ||
      a.nameOnPlatform.localeCompare(b.nameOnPlatform),
  );
}

/** A list cut into pieces of so many at most. */
export function inGroups<T>(items: readonly T[], size: number): T[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}
