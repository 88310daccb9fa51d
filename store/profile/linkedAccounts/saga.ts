import { type SagaGenerator, select, takeLatest } from 'typed-redux-saga';
import { confirmProfile, getExternalProfiles, linkProfile, unlinkProfile } from '../../../services/account/profiles';
import type { PlayerState } from '../../rootReducer';
import { callService } from '../../support/callService';
import { inSteps, noRethrow } from '../../support/inSteps';
import { safely } from '../../support/safely';
import { takeOneAtATime } from '../../support/takeOneAtATime';
import {
  confirmationRequested,
  confirmationSteps,
  linkedAccountsRequested,
  linkedAccountsSteps,
  linkRequested,
  linkSteps,
  unlinkRequested,
  unlinkSteps,
} from './slice';

function* fetchLinkedAccounts(): SagaGenerator<void> {
  yield* inSteps(linkedAccountsSteps, null, () => callService(getExternalProfiles, null), noRethrow);
}

function* link({ payload }: ReturnType<typeof linkRequested>): SagaGenerator<void> {
  const userId = yield* select(selectUserId);
  yield* inSteps(linkSteps, payload, (otherTicket) => callService(linkProfile, { userId, otherTicket }), noRethrow);
}

function* confirm({ payload }: ReturnType<typeof confirmationRequested>): SagaGenerator<void> {
  const userId = yield* select(selectUserId);
  yield* inSteps(
    confirmationSteps,
    payload,
    (profileId) => callService(confirmProfile, { userId, profileId }),
    noRethrow,
  );
}

function* unlink({ payload }: ReturnType<typeof unlinkRequested>): SagaGenerator<void> {
  const userId = yield* select(selectUserId);
  yield* inSteps(
    unlinkSteps,
    payload,
    function* (profileId) {
      yield* callService(unlinkProfile, { userId, profileId });
      return profileId;
    },
    noRethrow,
  );
}

const selectUserId = ({ auth }: PlayerState) => auth.userId ?? 'me';

export function* linkedAccountsSaga(): SagaGenerator<void> {
  yield* takeLatest(linkedAccountsRequested, safely(fetchLinkedAccounts));
  yield* takeOneAtATime(linkRequested, safely(link));
  yield* takeOneAtATime(confirmationRequested, safely(confirm));
  yield* takeOneAtATime(unlinkRequested, safely(unlink));
}
