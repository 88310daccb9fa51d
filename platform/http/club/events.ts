import { Hono } from 'hono';
import { z } from 'zod';
import { ensureWeek } from '../../db/challengeStore';
import { readGames, readOwned, type Game } from '../../db/gameStore';
import { changePlayer } from '../../db/playerStore';
import { play } from '../../db/playStore';
import type { HonoEnv, Platform } from '../context';
import { PlatformError } from '../errors';
import { idInPath } from '../paths';
import { requireTicket } from '../ticket';
import { readBody } from '../validate';
import { profileOf } from './paths';

const amount = z.number().positive().max(1_000_000);

/** `count` may also come as `data.count`, and the length of a session as `data.seconds`. */
const event = z.object({
  id: z.guid().optional(),
  name: z.string().min(1).max(80),
  count: amount.optional(),
  data: z.object({ count: amount.optional(), seconds: amount.optional() }).optional(),
});
const batch = z.object({
  events: z.array(event).max(100),
  gameSessionId: z.string().max(80).nullish(),
  playerSessionId: z.string().max(80).nullish(),
  spaceId: z.guid(),
  platform: z.string().optional(),
});

/** `POST /v3/profiles/me/events`: what a game sends while it is played (docs/contracts/club-calls.md). */
export function events(platform: Platform) {
  const { db, clock } = platform;
  return new Hono<HonoEnv>().post(`/v3/profiles/${idInPath}/events`, requireTicket(platform), async (c) => {
    const now = clock.now();
    const profileId = profileOf(c);
    const sent = await readBody(c, batch);
    const game = (await readGames(db)).find((one) => one.spaceId === sent.spaceId.toLowerCase());
    if (!game) throw new PlatformError('notFound', { message: `Resource '${sent.spaceId}' not found.` });
    const on = platformOf(game, sent.platform) ?? (await readOwned(db, profileId, game.spaceId))[0]?.platform;
    await ensureWeek(db, now);
    await changePlayer(db, profileId, (tx, player) =>
      play(
        tx,
        player,
        {
          spaceId: game.spaceId,
          platform: on ?? game.platforms[0]?.platform ?? 'PC',
          gameSessionId: sent.gameSessionId ?? null,
          events: sent.events.map(({ id, name, count, data }) => ({
            eventId: id,
            name,
            count: count ?? data?.count ?? data?.seconds ?? 1,
          })),
        },
        now,
      ),
    );
    return c.json({});
  });
}

const platformOf = ({ platforms }: Game, name: string | undefined) =>
  platforms.find((row) => row.platform === name?.toUpperCase())?.platform;
