import { claimed, earned } from './playerBuilders';
import type { PlayerContent } from '../types';

/** All his Units go soon: 180 this month and 90 the next. The 180 before them went on a hatchback and what hangs in it. */
export const okonkwo: PlayerContent = {
  key: 'okonkwo',
  username: 'Okonkwo',
  email: 'okonkwo@meridian.example',
  country: 'NG',
  preferredLanguage: 'en-GB',
  dateOfBirth: '1990-03-08',
  avatarKey: 'hill-climb-champion',
  story: 'Star Player. All of his 270 Units expire by the end of next month.',
  secondFactor: { secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' },
  xp: 305_512,
  xpOfWeeks: [0, 380, 1_150, 0, 920, 2_140, 1_670, 1_310],
  friends: ['northwind', 'tamsin'],
  favourites: [],
  owned: [
    { gameSlug: 'redline-coast', platform: 'PC', hoursPlayed: 1204, lastPlayedDaysAgo: 0, lastSessionMinutes: 105 },
    { gameSlug: 'skylark-isles', platform: 'SWITCH', hoursPlayed: 9, lastPlayedDaysAgo: 20 },
  ],
  presence: { status: 'away' },
  earned: earned(
    [-4, 6, 60, 'redline-coast', 'Golden hour', 'Weekly, all three stars'],
    [-3, 20, 60, 'redline-coast', 'The patient teacher', 'Classic, all three stars'],
    [-2, 11, 60, 'redline-coast', 'Sundown sprint', 'Weekly, all three stars'],
    [0, 3, 60, 'redline-coast', 'Golden hour', 'Weekly, all three stars'],
    [0, 16, 60, 'redline-coast', 'Sundown sprint', 'Weekly, all three stars'],
    [0, 24, 60, 'redline-coast', 'From rust to red', 'Classic, all three stars'],
    [1, 12, 60, 'redline-coast', 'Golden hour', 'Weekly, all three stars'],
    [1, 26, 30, 'redline-coast', 'Sundown sprint', 'Weekly, two stars'],
  ),
  claimed: claimed([
    12,
    21,
    'redline-coast',
    ['little-yellow-hatchback', 'fuzzy-lemons', 'radio-amaro-morning-show', 'chapel-stripe', 'tap-the-roof-twice'],
  ]),
  discounts: [],
  challenges: [
    { gameSlug: 'redline-coast', challengeKey: 'the-patient-teacher', state: 'banked', progress: 50 },
    { gameSlug: 'redline-coast', challengeKey: 'from-rust-to-red', state: 'banked', progress: 12 },
    { gameSlug: 'redline-coast', challengeKey: 'two-hundred-and-six-corners', state: 'active', progress: 205 },
  ],
  challengesCompletedEarlier: 172,
  completedActions: [
    { gameSlug: 'redline-coast', actionKey: 'take-the-keys', daysAgo: 1400 },
    { gameSlug: 'redline-coast', actionKey: 'win-before-dark', daysAgo: 1398 },
    { gameSlug: 'redline-coast', actionKey: 'drift-the-corniche', daysAgo: 1350 },
    { gameSlug: 'redline-coast', actionKey: 'teach-a-rookie', daysAgo: 1200 },
  ],
  showcase: [
    { gameSlug: 'redline-coast', badgeKey: 'brake-later' },
    { gameSlug: 'redline-coast', badgeKey: 'sideways' },
  ],
};
