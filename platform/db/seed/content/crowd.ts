import type { PlayerContent } from './types';

/** How many players the crowd has: the most that `npm run play -- --players` can send at once. */
export const crowdSize = 64;

const countries = ['FR', 'DE', 'US', 'CA', 'JP', 'BR', 'PL', 'SE'] as const;

/**
 * The crowd: newcomers without a past, for `npm run play` to bring to life. They are planted, because signing up that
 * many from one address is what the platform slows down.
 */
export const crowd: PlayerContent[] = Array.from({ length: crowdSize }, (_, index) => {
  const number = String(index + 1).padStart(2, '0');
  return {
    key: `crowd-${number}`,
    username: `Wanderer-${number}`,
    email: `crowd-${number}@meridian.example`,
    country: countries[index % countries.length] ?? 'FR',
    preferredLanguage: 'en-US',
    dateOfBirth: '2001-05-04',
    avatarKey: 'neon-hood',
    story: 'One of the crowd that npm run play sends.',
    xp: 0,
    friends: [],
    favourites: [],
    owned: [],
    presence: { status: 'offline' },
    earned: [],
    claimed: [],
    discounts: [],
    challenges: [],
    challengesCompletedEarlier: 0,
    completedActions: [],
    showcase: [],
  };
});
