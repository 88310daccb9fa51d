import { randomUUID } from 'node:crypto';
import type { GamePlatform } from '../../../domain/games';
import type { GameplayEvent } from '../../../domain/gameplay';
import type { Database } from '../../connect';
import { playEvents } from '../../schema';

/** Events that a game sent at once. */
export interface EventBatch {
  spaceId: string;
  platform: GamePlatform;
  gameSessionId: string | null;
  events: (GameplayEvent & { eventId?: string })[];
}

export interface StoredEvent extends GameplayEvent {
  eventId: string;
}

/** Stores the events of a batch whose ids are new, and returns those. */
export async function addNewEvents(
  tx: Database,
  profileId: string,
  { spaceId, platform, gameSessionId, events }: EventBatch,
  now: Date,
): Promise<StoredEvent[]> {
  if (events.length === 0) return [];
  const shared = { profileId, spaceId, platform, gameSessionId, receivedAt: now };
  return tx
    .insert(playEvents)
    .values(events.map(({ eventId = randomUUID(), name, count }) => ({ ...shared, eventId, name, count })))
    .onConflictDoNothing()
    .returning({ eventId: playEvents.eventId, name: playEvents.name, count: playEvents.count });
}
