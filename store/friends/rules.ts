import type { Friend, OnlineStatus, Presence } from '../../services/account/types';

/** A friend as pages show them. */
export interface FriendEntry extends Friend {
  avatarUrl: string;
  status: OnlineStatus;
  /** What they are in right now, or null. */
  playing: { name: string; spaceId: string | null; since: string | null } | null;
}

/** A friend with their presence; whose presence is unknown counts as offline. */
export function withPresence(friend: Friend & { avatarUrl: string }, presence: Presence | undefined): FriendEntry {
  const status = presence?.status ?? 'offline';
  const connection = status === 'offline' ? undefined : presence?.connections.find(({ name }) => name !== null);
  return {
    ...friend,
    status,
    playing: connection?.name ? { name: connection.name, spaceId: connection.spaceId, since: connection.since } : null,
  };
}

const order: OnlineStatus[] = ['online', 'away', 'dnd', 'offline'];

/** Who plays first, then who is there, favourites before others, by name. */
export function inOrderOfPresence(friends: readonly FriendEntry[]): FriendEntry[] {
  return [...friends].sort(
    (a, b) =>
      Number(b.playing !== null) - Number(a.playing !== null) ||
      order.indexOf(a.status) - order.indexOf(b.status) ||
      Number(b.isFavorite) - Number(a.isFavorite) ||
      a.nameOnPlatform.localeCompare(b.nameOnPlatform),
  );
}
