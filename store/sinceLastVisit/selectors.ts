import type { PlayerState } from '../rootReducer';
import type { PlayerStatus } from './rules';

/** What the player has now; null until the profile is known. */
export const selectPlayerStatus = ({ profile, units }: PlayerState): PlayerStatus | null =>
  profile.userId === ''
    ? null
    : { units: units.units, level: profile.currentLevel.levelNumber, xp: profile.xp, badges: profile.badges };

/** The last report of what the player gained, or null. */
export const selectProgressReport = ({ sinceLastVisit }: PlayerState) => sinceLastVisit.report;
