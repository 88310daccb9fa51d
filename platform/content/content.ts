import { acquaintances } from './players/acquaintances';
import { avatars } from './avatars';
import { crowd } from './players/virtualUsers';
import { externalProfiles } from './externalProfiles';
import { games } from './games/games';
import { news } from './news';
import { players } from './players/players';
import { starPlayers } from './starPlayers';
import type { SeedContent } from './types';

/** All that the database is planted with: deterministic, written by hand, and dated relative to the day of planting. */
export const content: SeedContent = {
  games,
  news,
  avatars,
  players: [...players, ...acquaintances, ...crowd],
  starPlayers,
  externalProfiles,
};
