import { defineEndpoint, pick } from '../http/endpoint';
import * as read from '../http/parse';
import { readCount } from './counts';

const readTitle = read.object({
  spaceId: read.string,
  profileId: read.string,
  platform: read.text,
  /** False only where it is exactly false, as of a game (spec 3, Current game state). */
  owned: read.orElse(read.boolean, true),
  units: readCount,
  actions: readCount,
  badges: readCount,
  rewards: read.orEmpty(read.object({ new: read.counter, owned: read.counter, available: read.counter })),
  challengesCompleted: read.counter,
  gameXp: read.counter,
});

export type Title = ReturnType<typeof readTitle>;

export const readTitles = read.listIn('titles', readTitle);

export const getTitles = defineEndpoint('club.getTitles', 'GET', {
  path: '/v1/profiles/me/club/titles',
  query: pick<{ spaceId?: string; platforms?: string }>('spaceId', 'platforms'),
  parse: readTitles,
});

export const updateTitle = defineEndpoint('club.updateTitle', 'PUT', {
  path: '/v1/profiles/me/club/titles',
  body: pick<{ spaceId: string }>('spaceId'),
  parse: readTitles,
});
