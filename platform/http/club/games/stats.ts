import { z } from 'zod';
import { readCatalog } from '../../../db/stores/games/catalogStore';
import { readOwned } from '../../../db/stores/games/gameStore';
import { readPlayerStats } from '../../../db/stores/games/statStore';
import { clubText } from '../../kernel/clubText';
import type { ServiceContext } from '../../../serviceContext';
import { timestamp, wireDateOrNull } from '../../kernel/wireTypes';
import { playerOperation } from '../../kernel/operation';
import { optionalSpaceQuery, sharedPaths } from '../paths';

const inOverview = 4;

const statCard = z
  .object({
    spaceId: z.guid(),
    statName: z.string(),
    displayName: clubText,
    format: z.enum(['LongTimespan', 'Integer', 'Decimal', 'Percentage', 'Distance']),
    value: z.number(),
    unit: clubText.nullable(),
    lastModified: timestamp.nullable().describe('Null where it never moved.'),
  })
  .meta({ id: 'StatCard' });

const response = z.object({ Statscards: z.array(statCard) });

/** Gameplay stats (wire, StatCard). */
export function stats({ db }: ServiceContext) {
  /** Of one game, or of all owned games, newest session first. */
  async function cards(profileId: string, spaceId: string | undefined, most: number) {
    const spaceIds = spaceId ? [spaceId.toLowerCase()] : (await readOwned(db, profileId)).map((row) => row.spaceId);
    const { stats: all } = await readCatalog(db);
    const shown = [...new Set(spaceIds)].flatMap((id) => all.filter((stat) => stat.spaceId === id).slice(0, most));
    const counted = await readPlayerStats(db, profileId);
    return shown.map((stat) => {
      const own = counted.find((row) => row.spaceId === stat.spaceId && row.statName === stat.statName);
      return {
        spaceId: stat.spaceId,
        statName: stat.statName,
        displayName: stat.displayName,
        format: stat.format,
        value: own?.value ?? 0,
        unit: stat.unit,
        lastModified: wireDateOrNull(own?.lastModified),
      };
    });
  }

  return [
    playerOperation('GET', sharedPaths('stats/overview'), {
      id: 'getStatsOverview',
      summary: `The first ${inOverview} stats of a game, or of every game that the player owns.`,
      query: optionalSpaceQuery,
      response,
      handle: async ({ profileId, query }) => ({ Statscards: await cards(profileId, query.spaceId, inOverview) }),
    }),
    playerOperation('GET', sharedPaths('stats/details'), {
      id: 'getStats',
      summary: 'All stats of a game, or of every game that the player owns.',
      query: optionalSpaceQuery,
      response,
      handle: async ({ profileId, query }) => ({
        Statscards: await cards(profileId, query.spaceId, Number.MAX_SAFE_INTEGER),
      }),
    }),
  ];
}
