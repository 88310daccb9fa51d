import { defineEndpoint } from '../http/endpoint';
import { readLink, readListIn, readObject, readString, readText } from '../http/parse';
import { visitorTimeoutMs } from '../http/visitorTimeout';
import { readImages } from './images';

const readStarPlayer = readObject((field) => ({
  id: field('id', readString),
  name: field('name', readString),
  role: field('role', readText),
  story: field('story', readText),
  avatarUrl: field('avatarUrl', readLink),
  constellationUrl: field('constellationUrl', readLink),
  spaceId: field('spaceId', readString),
  gameSlug: field('gameSlug', readString),
  gameTitle: field('gameTitle', readString),
  gameImages: field('gameImages', readImages),
}));
export type StarPlayer = ReturnType<typeof readStarPlayer>;

export const readStarPlayers = readListIn('starPlayers', readStarPlayer);

export const getStarPlayers = defineEndpoint<null, StarPlayer[]>({
  name: 'club.getStarPlayers',
  method: 'GET',
  path: () => '/v1/spaces/club/starplayers',
  auth: 'none',
  parse: readStarPlayers,
  timeoutMs: visitorTimeoutMs,
});
