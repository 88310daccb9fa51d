import type { PlayerState } from '../rootReducer';

/** The current claim of a reward, or null. */
export const selectClaim = ({ spend }: PlayerState) => spend.claim;

/** The current redemption of a discount code, or null. */
export const selectRedemption = ({ spend }: PlayerState) => spend.redemption;

/** The claim that is being taken back, or null. */
export const selectUndo = ({ spend }: PlayerState) => spend.undo;
