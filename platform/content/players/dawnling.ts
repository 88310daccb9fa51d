import type { PlayerContent } from '../types';

/** The newcomer: joined, and nothing else yet. Every list of the product is empty for this one. */
export const dawnling: PlayerContent = {
  key: 'dawnling',
  username: 'dawnling',
  email: 'dawnling@meridian.example',
  country: 'US',
  preferredLanguage: 'en-US',
  dateOfBirth: '2004-11-15',
  avatarKey: 'neon-hood',
  story: 'Joined today: no games, no Units, no friends yet. Shows every empty state.',
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
