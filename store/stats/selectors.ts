import type { RootState } from '../rootReducer';

/** Statistics of the scope that was requested last. */
export const selectStats = ({ stats }: RootState) => stats.cards;

export const selectStatsStatus = ({ stats }: RootState) => stats.status;
