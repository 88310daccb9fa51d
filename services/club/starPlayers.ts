import { defineAddition, forVisitors } from '../http/endpoint';
import * as read from '../http/parse';
import { readImages } from './images';

const readStarPlayer = read.object({
  id: read.string,
  name: read.string,
  role: read.text,
  story: read.text,
  avatarUrl: read.link,
  constellationUrl: read.link,
  gameTitle: read.string,
  gameImages: readImages,
});
export type StarPlayer = ReturnType<typeof readStarPlayer>;

export const readStarPlayers = read.listIn('starPlayers', readStarPlayer);

export const getStarPlayers = defineAddition('club.getStarPlayers', 'GET', {
  path: '/v1/spaces/club/starplayers',
  ...forVisitors,
  parse: readStarPlayers,
});
