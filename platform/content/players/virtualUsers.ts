import { newPlayer } from './playerBuilders';
import type { PlayerContent } from '../types';

/** The maximum of `npm run play -- --players`. */
export const virtualUserCount = 64;

const countries = ['FR', 'DE', 'US', 'CA', 'JP', 'BR', 'PL', 'SE'] as const;

/**
 * New players for load tests with `npm run play`. They are part of the seed, because the platform limits how many
 * accounts one address may create.
 */
export const virtualUsers: PlayerContent[] = Array.from({ length: virtualUserCount }, (_, index) => {
  const number = String(index + 1).padStart(2, '0');
  return newPlayer({
    key: `crowd-${number}`,
    username: `Wanderer-${number}`,
    country: countries[index % countries.length] ?? 'FR',
    avatarKey: 'neon-hood',
    story: 'One of the crowd that npm run play sends.',
  });
});
