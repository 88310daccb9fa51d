import type { PlayerState } from '../rootReducer';
import type { PlayerStatus } from './rules';

/** What the player has now; null until the profile is known. */
export const selectPlayerStatus = ({ profile, units }: PlayerState): PlayerStatus | null =>
  profile.userId === ''
    ? null
    : { units: units.units, level: profile.currentLevel.levelNumber, xp: profile.xp, badges: profile.badges };
