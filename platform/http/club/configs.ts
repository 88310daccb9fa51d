import { z } from 'zod';
import { readGames } from '../../db/gameStore';
import { ids } from '../../content/ids';
import { rarityIds } from '../../domain/rewards';
import type { Platform } from '../context';
import { PlatformError } from '../errors';
import { playerOperation } from '../operation';
import { guidPattern } from '../paths';
import { rarityId } from './shapes/reward';

/** Games of so many days count as new releases (spec 9, Rewards). */
const days = 180;

/** How the club is set up for a game, or for itself (wire, Club; spec 9, Rewards: environment UAT and days 180). */
export const configs = ({ db }: Platform) => [
  playerOperation(
    {
      id: 'getClubConfig',
      method: 'GET',
      paths: [`/v1/spaces/:spaceId{${guidPattern}}/club/configs`],
      tag: 'Games',
      summary: "How the club is set up for a game, or for the club's own space.",
      query: z.object({ country: z.string().default('US'), locale: z.string().default('en-US') }),
      reply: z.object({
        spaceId: z.guid(),
        country: z.string(),
        locale: z.string(),
        environment: z.literal('UAT'),
        days: z.int(),
        rarities: z.array(z.object({ id: rarityId, name: z.string() })),
        features: z.object({ challengesEnabled: z.boolean(), statsEnabled: z.boolean() }),
      }),
      errors: ['notFound'],
    },
    async ({ c, query }) => {
      const spaceId = (c.req.param('spaceId') ?? '').toLowerCase();
      const game = (await readGames(db)).find((one) => one.spaceId === spaceId);
      if (!game && spaceId !== ids.club) throw new PlatformError('notFound');
      return {
        spaceId,
        ...query,
        environment: 'UAT' as const,
        days,
        rarities: rarityIds.map((id) => ({ id, name: id.charAt(0) + id.slice(1).toLowerCase() })),
        features: { challengesEnabled: true, statsEnabled: game === undefined || game.statsCount > 0 },
      };
    },
  ),
];
