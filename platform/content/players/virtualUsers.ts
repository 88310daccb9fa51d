import { withoutPast } from './playerBuilders';
import type { PlayerContent } from '../types';

/** How many players the crowd has: the most that `npm run play -- --players` can send at once. */
export const crowdSize = 64;

const countries = ['FR', 'DE', 'US', 'CA', 'JP', 'BR', 'PL', 'SE'] as const;

/**
 * The crowd: newcomers without a past, for `npm run play` to bring to life. They are planted, because signing up that
 * many from one address is what the platform slows down.
 */
export const crowd: PlayerContent[] = Array.from({ length: crowdSize }, (_, index) => {
  const number = String(index + 1).padStart(2, '0');
  return withoutPast({
    key: `crowd-${number}`,
    username: `Wanderer-${number}`,
    country: countries[index % countries.length] ?? 'FR',
    avatarKey: 'neon-hood',
    story: 'One of the crowd that npm run play sends.',
  });
});
