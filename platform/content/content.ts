import { acquaintances } from './players/acquaintances';
import { avatars } from './avatars';
import { virtualUsers } from './players/virtualUsers';
import { externalProfiles } from './externalProfiles';
import { games } from './games/games';
import { news } from './news';
import { players } from './players/players';
import { ruleChanges } from './ruleChanges';
import { starPlayers } from './starPlayers';
import type { SeedContent } from './types';

/** All content of the club: deterministic, written by hand, with dates relative to the day of seeding. */
export const content: SeedContent = {
  games,
  news,
  avatars,
  players: [...players, ...acquaintances, ...virtualUsers],
  starPlayers,
  externalProfiles,
  ruleChanges,
};
