import type { PlayerState } from '../../rootReducer';

/** Whether auto-bank is on: the choice that is being saved, or the saved one; null while unknown. */
export const selectAutoBank = ({ autoBank: { saved, chosen } }: PlayerState): boolean | null =>
  chosen ?? saved?.autoBank ?? null;

/** True while auto-bank is offered and not answered. */
export const selectIsAutoBankOffered = ({ autoBank }: PlayerState) =>
  autoBank.saved?.isOffered === true && autoBank.chosen === null;

export const selectUnsavedAutoBank = ({ autoBank }: PlayerState) => autoBank.chosen;

export const selectHasSavingAutoBankFailed = ({ autoBank }: PlayerState) => autoBank.hasSavingFailed;
