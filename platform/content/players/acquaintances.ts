import { withoutPast } from './playerBuilders';
import type { PlayerContent } from '../types';

/** Players whom the demo players have met, and who are not their friends yet: they ask, or are asked. */
export const acquaintances: PlayerContent[] = [
  withoutPast({
    key: 'paloma-v',
    username: 'Paloma_V',
    country: 'ES',
    avatarKey: 'afternoon-aviator',
    story: 'Met Northwind on the pilgrim road, and has asked him.',
    xp: 12_640,
    asks: [{ key: 'northwind', daysAgo: 1 }],
  }),
  withoutPast({
    key: 'brass-moth',
    username: 'BrassMoth',
    country: 'GB',
    avatarKey: 'brass-owl',
    story: 'Keeps the same lamps as Northwind, who has asked her.',
    xp: 58_300,
  }),
];
