import type { PlayerState } from '../../rootReducer';

/** The choice that is being stored, or null. */
export const selectPendingCommunications = ({ communications }: PlayerState) => communications.pending;

/** Whether the player accepts e-mails of the publisher: the pending choice, or the account's. */
export const selectCommunicationOptIn = ({ account, communications }: PlayerState) =>
  (communications.pending ?? account.userInfo)?.communicationOptIn ?? false;

/** The same for the publisher's partners. */
export const selectThirdPartyOptIn = ({ account, communications }: PlayerState) =>
  (communications.pending ?? account.userInfo)?.communicationThirdPartyOptIn ?? false;
