import type { PlayerState } from '../rootReducer';

/** Statistics of the scope that was requested last. */
export const selectStats = ({ stats }: PlayerState) => stats.cards;

export const selectStatsStatus = ({ stats }: PlayerState) => stats.status;
