import type { PlayerState } from '../rootReducer';

export const selectStats = ({ stats }: PlayerState) => stats.cards;

export const selectStatsStatus = ({ stats }: PlayerState) => stats.status;
