import { autoBank, autoBankChoice } from './challenges/autoBank/tasks';
import { comparison } from './friends/comparison/tasks';
import { noticeChange, noticeSettings } from './notices/noticeChoices/tasks';
import { avatarGallery } from './profile/avatarGallery/tasks';
import { challengeEvents } from './challenges/challengeEvents/tasks';
import { challengeHistory } from './challenges/challengeHistory/tasks';
import { claims } from './rewards/claims/tasks';
import { policyTextsInForce } from './account/tasks';
import { communications, devices, linkedAccounts, nameCheck, secondFactor } from './profile/tasks';
import { localizedFeatures, playerReducers } from './playerReducers';
import { playerSaga } from './playerSaga';
import type { PlayerFeatures } from './rootReducer';

/** What a store gets when a player signs in. Import this module lazily: visitors do without it. */
export const playerFeatures: PlayerFeatures = {
  reducers: {
    ...playerReducers,
    autoBank: autoBank.reducer,
    autoBankChoice: autoBankChoice.reducer,
    avatarGallery: avatarGallery.reducer,
    challengeEvents: challengeEvents.reducer,
    challengeHistory: challengeHistory.reducer,
    claims: claims.reducer,
    communications: communications.reducer,
    comparison: comparison.reducer,
    devices: devices.reducer,
    linkedAccounts: linkedAccounts.reducer,
    nameCheck: nameCheck.reducer,
    noticeChange: noticeChange.reducer,
    noticeSettings: noticeSettings.reducer,
    policies: policyTextsInForce.reducer,
    secondFactor: secondFactor.reducer,
  },
  localized: localizedFeatures,
  saga: playerSaga,
};
