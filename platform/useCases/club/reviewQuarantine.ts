import type { Database } from '../../db/database';
import { dropEvents, readHeldEvents, releaseEvents } from '../../db/stores/games/quarantineStore';
import { readCatalog } from '../../db/stores/games/catalogStore';
import { changePlayer } from '../../db/stores/players/playerStore';
import { releaseAction } from './completeActions';
import { countEvents } from './recordEvents';

interface Review {
  profileId: string;
  /** Of one game; of all games without it. */
  spaceId?: string | undefined;
  verdict: 'release' | 'drop';
}

/**
 * Releases or drops a player's events and completed actions in the quarantine; returns how many. Released events count
 * as of the instant at which they were received, so a challenge that has ended meanwhile is advanced too, and can be
 * banked as long as it is open. Two reviews at once count an event once.
 */
export async function reviewQuarantine(
  db: Database,
  { profileId, spaceId, verdict }: Review,
  now: Date,
): Promise<number> {
  const catalog = await readCatalog(db);
  return changePlayer(db, profileId, async (tx, locked) => {
    const held = await readHeldEvents(tx, profileId, spaceId);
    const eventIds = held.map((event) => event.eventId);
    if (verdict === 'drop') await dropEvents(tx, profileId, eventIds, now);
    else {
      await releaseEvents(tx, profileId, eventIds);
      for (const event of held) {
        // Only a completed action has no platform.
        if (event.platform === null) await releaseAction(tx, catalog, locked, event);
        else {
          const place = { spaceId: event.spaceId, platform: event.platform };
          await countEvents(tx, catalog, locked, place, [event], event.receivedAt);
        }
      }
    }
    return held.length;
  });
}
