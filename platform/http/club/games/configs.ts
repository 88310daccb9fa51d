import { z } from 'zod';
import { readGames } from '../../../db/stores/games/gameStore';
import { ids } from '../../../content/ids';
import { rarityIds } from '../../../domain/rewards';
import type { ServiceContext } from '../../../serviceContext';
import { orNotFound } from '../../kernel/errors';
import { playerOperation } from '../../kernel/operation';
import { guidPattern } from '../../kernel/paths';
import { rarityId } from '../rewards/rewardShapes';

/** Days during which a game counts as a new release (spec 9, Rewards). */
const days = 180;

/** The club's configuration for a game or for itself (wire, Club; spec 9, Rewards: environment UAT and days 180). */
export const configs = ({ db, environment = 'UAT' }: ServiceContext) => [
  playerOperation('GET', `/v1/spaces/:spaceId{${guidPattern}}/club/configs`, {
    id: 'getClubConfig',
    summary: "How the club is set up for a game, or for the club's own space.",
    query: z.object({ country: z.string().default('US'), locale: z.string().default('en-US') }),
    response: z.object({
      spaceId: z.guid(),
      country: z.string(),
      locale: z.string(),
      environment: z.enum(['UAT', 'CERT2', 'LIVE']),
      days: z.int(),
      rarities: z.array(z.object({ id: rarityId, name: z.string() })),
      features: z.object({ challengesEnabled: z.boolean(), statsEnabled: z.boolean() }),
    }),
    errors: ['notFound'],
    handle: async ({ c, query }) => {
      const spaceId = (c.req.param('spaceId') ?? '').toLowerCase();
      const game = (await readGames(db)).find((one) => one.spaceId === spaceId);
      orNotFound(game || spaceId === ids.club);
      return {
        spaceId,
        ...query,
        environment,
        days,
        rarities: rarityIds.map((id) => ({ id, name: id.charAt(0) + id.slice(1).toLowerCase() })),
        features: { challengesEnabled: true, statsEnabled: game === undefined || game.statsCount > 0 },
      };
    },
  }),
];
