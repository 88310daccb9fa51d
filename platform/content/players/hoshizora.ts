import { claimed, earned } from './playerBuilders';
import type { PlayerContent } from '../types';

/** Japanese. Earned 430, a lake chart for 40: 390 left. */
export const hoshizora: PlayerContent = {
  key: 'hoshizora',
  username: 'hoshizora',
  email: 'hoshizora@meridian.example',
  country: 'JP',
  preferredLanguage: 'ja-JP',
  dateOfBirth: '1999-07-07',
  avatarKey: 'lamp-moth',
  story: 'Japanese. Plays quiet games late at night, and minds being disturbed.',
  xp: 40_120,
  xpOfWeeks: [940, 1_120, 860, 1_340, 1_010, 780, 1_230, 990],
  friends: ['marlowe', 'tamsin'],
  favourites: ['tamsin'],
  asks: [{ key: 'northwind', daysAgo: 4 }],
  owned: [
    { gameSlug: 'moongate', platform: 'PS4', hoursPlayed: 84, lastPlayedDaysAgo: 0, lastSessionMinutes: 180 },
    { gameSlug: 'ninth-orrery', platform: 'MOBILE', hoursPlayed: 61, lastPlayedDaysAgo: 1 },
    { gameSlug: 'abyssal-choir', platform: 'SWITCH', hoursPlayed: 35, lastPlayedDaysAgo: 7 },
  ],
  presence: { status: 'dnd', gameSlug: 'moongate', minutes: 180 },
  earned: earned(
    [2, 10, 50, 'ninth-orrery', 'Oil, turn, listen', 'Weekly, all three stars'],
    [5, 19, 60, 'ninth-orrery', 'The quiet hour', 'Weekly, all three stars'],
    [7, 23, 30, 'ninth-orrery', 'Set all nine spheres turning', 'Classic, all three stars'],
    [11, 5, 60, 'abyssal-choir', 'A voice for each fathom', 'Weekly, all three stars'],
    [14, 16, 60, 'moongate', 'The ferryman is owed', 'Weekly, all three stars'],
    [17, 9, 50, 'abyssal-choir', 'Lights out', 'Weekly, all three stars'],
    [20, 27, 60, 'moongate', 'No moon, no witness', 'Weekly, all three stars'],
    [23, 14, 60, 'ninth-orrery', 'The quiet hour', 'Weekly, all three stars'],
  ),
  claimed: claimed([3, 15, 'moongate', ['lake-chart']]),
  discounts: [],
  challenges: [
    { gameSlug: 'ninth-orrery', challengeKey: 'set-all-nine-spheres-turning', state: 'banked', progress: 9 },
    { gameSlug: 'ninth-orrery', challengeKey: 'the-quiet-hour', state: 'active', progress: 5 },
    { gameSlug: 'moongate', challengeKey: 'nine-gates', state: 'active', progress: 6 },
  ],
  challengesCompletedEarlier: 14,
  completedActions: [
    { gameSlug: 'ninth-orrery', actionKey: 'wind-the-main-spring', daysAgo: 655 },
    { gameSlug: 'ninth-orrery', actionKey: 'light-the-glass-sun', daysAgo: 540 },
    { gameSlug: 'moongate', actionKey: 'cross-without-a-ripple', daysAgo: 301 },
  ],
  showcase: [
    { gameSlug: 'ninth-orrery', badgeKey: 'small-sun' },
    { gameSlug: 'moongate', badgeKey: 'still-water' },
  ],
};
