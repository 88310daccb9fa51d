import type { PlayerState } from '../../rootReducer';

/** The latest claim of a reward that can be taken back. */
export const selectUndoableOfReward = ({ claimUndo }: PlayerState, rewardId: string) =>
  claimUndo.claims.find((claim) => claim.rewardId === rewardId);

/** The claim that a ledger entry paid for and that can be taken back. */
export const selectUndoableOfEntry = ({ claimUndo }: PlayerState, transactionId: string) =>
  claimUndo.claims.find((claim) => claim.transactionId === transactionId);
