import type { RootState } from '../../rootReducer';

/** The choices that wait for the services' word; null for none. */
export const selectWantedCommunications = ({ communications }: RootState) => communications.wanted;

/** Whether the publisher may write news: as the player has just chosen, else as the account says. */
export const selectCommunicationOptIn = ({ account, communications }: RootState) =>
  (communications.wanted ?? account.userInfo)?.communicationOptIn ?? false;

/** The same for the publisher's partners. */
export const selectThirdPartyOptIn = ({ account, communications }: RootState) =>
  (communications.wanted ?? account.userInfo)?.communicationThirdPartyOptIn ?? false;
