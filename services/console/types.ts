import type { Challenge, ClubAction } from '../club/types';

export interface ActionsDetails {
  actions: ClubAction[];
  groups: { id: string; name: string }[];
}

/** What a player shows of themselves on a console. */
export interface PlayerCard {
  profileId: string;
  username: string;
  avatar: string | null;
  level: number;
  xp: number;
  units: number;
  badges: string[];
}

export interface ActivatedChallenges {
  challenges: Challenge[];
  /** How many were activated by this call. */
  activated: number;
}
