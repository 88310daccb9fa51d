import { newPlayer } from './playerBuilders';
import type { PlayerContent } from '../types';

/** Players with a pending friend request to or from a demo player. */
export const acquaintances: PlayerContent[] = [
  newPlayer({
    key: 'paloma-v',
    username: 'Paloma_V',
    country: 'ES',
    avatarKey: 'afternoon-aviator',
    story: 'Met Northwind on the pilgrim road, and has asked him.',
    xp: 12_640,
    friendRequests: [{ key: 'northwind', daysAgo: 1 }],
  }),
  newPlayer({
    key: 'brass-moth',
    username: 'BrassMoth',
    country: 'GB',
    avatarKey: 'brass-owl',
    story: 'Keeps the same lamps as Northwind, who has asked her.',
    xp: 58_300,
  }),
];
