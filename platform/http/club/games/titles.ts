import { z } from 'zod';
import { own } from '../../../db/stores/games/gameStore';
import type { ServiceContext } from '../../../serviceContext';
import { orNotFound } from '../../kernel/errors';
import { playerOperation } from '../../kernel/operation';
import { listInQuery } from '../../kernel/validate';
import { readPlayerGames, type PlayerGame } from './playerGames';
import { clubPath, optionalSpaceQuery, spaceQuery } from '../paths';

const titlesQuery = optionalSpaceQuery.extend({ platforms: listInQuery.optional() });

const count = z.object({ owned: z.int(), available: z.int() });
const titleShape = z
  .object({
    spaceId: z.guid(),
    profileId: z.guid(),
    platform: z.string(),
    owned: z.boolean(),
    units: count,
    actions: count,
    badges: count,
    rewards: count.extend({ new: z.int() }),
    challengesCompleted: z.int(),
    gameXp: z.int(),
  })
  .meta({ id: 'Title' });
const response = z.object({ titles: z.array(titleShape) });

/** The player's games, one row for each platform; a game adds itself when it starts (wire, Club: titles). */
export const titles = ({ db }: ServiceContext) => [
  playerOperation('GET', clubPath('titles'), {
    id: 'getTitles',
    summary: 'The games that the player has, or one game, a row for each platform.',
    query: titlesQuery,
    response,
    handle: async ({ profileId, query, now }) => {
      const rows = (await readPlayerGames(db, profileId, now))
        .filter(({ game, owned }) => (query.spaceId ? game.spaceId === query.spaceId : owned.length > 0))
        .flatMap((game) => titlesOf(game, profileId))
        .filter((row) => !query.platforms || query.platforms.includes(row.platform));
      return { titles: rows };
    },
  }),
  playerOperation('PUT', clubPath('titles'), {
    id: 'addTitle',
    summary: 'Adds a game to those that the player has; a game that starts does so itself.',
    body: spaceQuery,
    response,
    errors: ['notFound'],
    handle: async ({ profileId, body: { spaceId }, now }) => {
      const find = async () => (await readPlayerGames(db, profileId, now)).find((one) => one.game.spaceId === spaceId);
      const reason = `There is no game in the space ${spaceId}.`;
      const title = orNotFound(await find(), reason);
      const { platform } = orNotFound(title.game.platforms[0], reason);
      if (title.owned.length === 0) await own(db, { profileId, spaceId, platform }, now);
      const after = await find();
      return { titles: after ? titlesOf(after, profileId) : [] };
    },
  }),
];

function titlesOf({ game, owned, counts }: PlayerGame, profileId: string): z.input<typeof titleShape>[] {
  const platforms = owned.length > 0 ? owned.map((row) => row.platform) : game.platforms.map((row) => row.platform);
  return platforms.map((platform) => ({
    spaceId: game.spaceId,
    profileId,
    platform,
    owned: owned.length > 0,
    units: counts.units,
    actions: counts.actions,
    badges: counts.badges,
    rewards: counts.rewards,
    challengesCompleted: counts.challengesCompleted,
    gameXp: owned.find((row) => row.platform === platform)?.xp ?? 0,
  }));
}
