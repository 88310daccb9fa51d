import { claimed, earned } from './playerBuilders';
import type { PlayerContent } from '../types';

/** Canadian. Earned 495, a storm lamp for 40: 455 left. */
export const quietharbour: PlayerContent = {
  key: 'quietharbour',
  username: 'quietharbour',
  email: 'quietharbour@meridian.example',
  country: 'CA',
  preferredLanguage: 'en-CA',
  dateOfBirth: '1985-06-30',
  avatarKey: 'owl-of-the-leaning-gate',
  story: 'Canadian: other expiry rules and another discount. Keeps the light on Saltwatch Rock.',
  hasOutdatedPolicies: true,
  xp: 71_040,
  xpOfWeeks: [620, 540, 880, 300, 760, 410, 690, 520],
  friends: ['northwind', 'ysolde-k', 'tamsin'],
  favourites: ['ysolde-k'],
  owned: [
    { gameSlug: 'saltwatch', platform: 'SWITCH', hoursPlayed: 240, lastPlayedDaysAgo: 0, lastSessionMinutes: 15 },
    { gameSlug: 'moongate', platform: 'PC', hoursPlayed: 22, lastPlayedDaysAgo: 4, lastSessionMinutes: 50 },
    { gameSlug: 'wildermere', platform: 'SWITCH', hoursPlayed: 77, lastPlayedDaysAgo: 12 },
  ],
  presence: { status: 'online', gameSlug: 'saltwatch', minutes: 15 },
  earned: earned(
    [1, 8, 60, 'saltwatch', 'Bring forty crates home before the fog', 'Weekly, all three stars'],
    [4, 20, 50, 'saltwatch', 'Three nights, one lamp', 'Weekly, all three stars'],
    [6, 13, 60, 'saltwatch', 'The whole Salt Road', 'Classic, all three stars'],
    [8, 27, 60, 'wildermere', 'The quiet census', 'Weekly, all three stars'],
    [10, 4, 25, 'saltwatch', 'Three nights, one lamp', 'Weekly, two stars'],
    [13, 16, 60, 'saltwatch', 'Sixteen torn pages', 'Classic, all three stars'],
    [15, 22, 50, 'wildermere', 'Never alone', 'Classic, all three stars'],
    [19, 9, 60, 'saltwatch', 'Bring forty crates home before the fog', 'Weekly, all three stars'],
    [22, 14, 60, 'moongate', 'The ferryman is owed', 'Weekly, all three stars'],
    [24, 3, 10, 'saltwatch', 'Three nights, one lamp', 'Weekly, first star'],
  ),
  claimed: claimed([9, 18, 'saltwatch', ['storm-lamp']]),
  discounts: [],
  challenges: [
    { gameSlug: 'saltwatch', challengeKey: 'three-nights-one-lamp', state: 'active', progress: 7 },
    { gameSlug: 'saltwatch', challengeKey: 'the-whole-salt-road', state: 'banked', progress: 7 },
    { gameSlug: 'saltwatch', challengeKey: 'sixteen-torn-pages', state: 'banked', progress: 16 },
    { gameSlug: 'wildermere', challengeKey: 'never-alone', state: 'banked', progress: 30 },
  ],
  challengesCompletedEarlier: 19,
  completedActions: [
    { gameSlug: 'saltwatch', actionKey: 'light-the-lamp', daysAgo: 760 },
    { gameSlug: 'saltwatch', actionKey: 'outlast-a-storm', daysAgo: 758 },
    { gameSlug: 'saltwatch', actionKey: 'answer-the-second-bell', daysAgo: 531 },
    { gameSlug: 'wildermere', actionKey: 'step-under-the-trees', daysAgo: 480 },
  ],
  showcase: [
    { gameSlug: 'saltwatch', badgeKey: 'wrong-bell' },
    { gameSlug: 'saltwatch', badgeKey: 'still-burning' },
  ],
};
