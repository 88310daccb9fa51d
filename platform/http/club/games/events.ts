import { z } from 'zod';
import { ensureWeek } from '../../../db/stores/games/challengeStore';
import { readOwned, readPlatforms } from '../../../db/stores/games/gameStore';
import { changePlayer } from '../../../db/stores/players/playerStore';
import { play } from '../../../db/stores/games/playEventStore';
import type { Platform } from '../../kernel/honoEnv';
import { PlatformError } from '../../kernel/errors';
import { playerOperation } from '../../kernel/operation';
import { idInPath } from '../../kernel/paths';

const amount = z.number().positive().max(1_000_000);

const event = z.object({
  id: z.guid().optional().describe('An event with an id counts once, however often it is sent.'),
  name: z.string().min(1).max(80),
  count: amount.optional(),
  data: z
    .object({ count: amount.optional(), seconds: amount.optional() })
    .optional()
    .describe('Where games write how often, or the length of a session, instead of `count`.'),
});
const batch = z.object({
  events: z.array(event).max(100),
  gameSessionId: z.string().max(80).nullish(),
  playerSessionId: z.string().max(80).nullish(),
  spaceId: z.guid(),
  platform: z.string().optional(),
});

/** `POST /v3/profiles/me/events`: what a game sends while it is played (docs/contracts/club-calls.md). */
export const events = ({ db }: Platform) => [
  playerOperation(
    {
      id: 'sendEvents',
      method: 'POST',
      paths: [`/v3/profiles/${idInPath}/events`],
      tag: 'Playing',
      summary: 'Tells what happened in a game: stats, actions, challenges, badges, XP and Units move.',
      body: batch,
      reply: z.object({}),
      errors: ['notFound'],
    },
    async ({ profileId, body: sent, now }) => {
      const spaceId = sent.spaceId.toLowerCase();
      const platforms = await readPlatforms(db, spaceId);
      const [first] = platforms;
      if (!first) throw new PlatformError('notFound', { moreInfo: `There is no game in the space ${sent.spaceId}.` });
      const named = platforms.find((one) => one === sent.platform?.toUpperCase());
      const platform = named ?? (await readOwned(db, profileId, spaceId))[0]?.platform ?? first;
      await ensureWeek(db, now);
      await changePlayer(db, profileId, (tx, player) =>
        play(
          tx,
          player,
          {
            spaceId,
            platform,
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
      return {};
    },
  ),
];
