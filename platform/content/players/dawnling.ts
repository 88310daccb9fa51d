import { newPlayer } from './playerBuilders';

/** The newcomer, who has joined and done nothing else: every list of the product is empty. */
export const dawnling = newPlayer({
  key: 'dawnling',
  username: 'dawnling',
  country: 'US',
  dateOfBirth: '2004-11-15',
  avatarKey: 'neon-hood',
  story: 'Joined today: no games, no Units, no friends yet. Shows every empty state.',
});
