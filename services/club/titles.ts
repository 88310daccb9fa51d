import { defineEndpoint } from '../http/endpoint';
import { orElse, readCounter, readFlag, readListIn, readObject, readString, readText } from '../http/parse';
import { readCount } from './counts';

const readTitle = readObject((field) => ({
  spaceId: field('spaceId', readString),
  profileId: field('profileId', readString),
  platform: field('platform', readText),
  owned: field('owned', readFlag),
  units: field('units', readCount),
  actions: field('actions', readCount),
  badges: field('badges', readCount),
  rewards: field(
    'rewards',
    orElse(
      readObject((rewards) => ({
        new: rewards('new', readCounter),
        owned: rewards('owned', readCounter),
        available: rewards('available', readCounter),
      })),
      { owned: 0, available: 0, new: 0 },
    ),
  ),
  challengesCompleted: field('challengesCompleted', readCounter),
  gameXp: field('gameXp', readCounter),
}));

/** What a player owns and has completed in one game. */
export type Title = ReturnType<typeof readTitle>;

export const readTitles = readListIn('titles', readTitle);

export const getTitles = defineEndpoint<{ spaceId?: string; platforms?: string }, Title[]>({
  name: 'club.getTitles',
  method: 'GET',
  path: () => '/v1/profiles/me/club/titles',
  query: ({ spaceId, platforms }) => ({ spaceId, platforms }),
  auth: 'ticket',
  parse: readTitles,
});

/** Marks a game as the player's own. */
export const updateTitle = defineEndpoint<{ spaceId: string }, Title[]>({
  name: 'club.updateTitle',
  method: 'PUT',
  path: () => '/v1/profiles/me/club/titles',
  body: ({ spaceId }) => ({ spaceId }),
  auth: 'ticket',
  parse: readTitles,
});
