import { eventChannel } from 'redux-saga';
import { put, type SagaGenerator, takeEvery, takeLatest } from 'typed-redux-saga';
import type { TabChange } from '../../services/tabs/otherTabs';
import { logoutRequested, signedInByWidget } from '../session/events';
import { appMounted } from '../support/appMounted';
import { getDependencies } from '../support/dependencies';
import { safely } from '../support/safely';
import { announceChange } from './announceChange';
import { changedElsewhere } from './slice';

function* followOtherTabs(): SagaGenerator<void> {
  const { otherTabs } = yield* getDependencies();
  const changes = eventChannel<TabChange>((emit) => otherTabs.onChange(emit));
  yield* takeEvery(changes, function* follow(change: TabChange) {
    yield* put(changedElsewhere(change));
  });
}

/** Tabs of one browser agree who is signed in. The language and a player's data are up to their features. */
export function* otherTabsSaga(): SagaGenerator<void> {
  yield* takeLatest(appMounted, safely(followOtherTabs));
  yield* takeEvery(signedInByWidget, safely(announceChange), 'signedIn');
  yield* takeEvery(logoutRequested, safely(announceChange), 'signedOut');
}
