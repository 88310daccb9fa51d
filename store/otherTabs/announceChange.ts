import { call, type SagaGenerator } from 'typed-redux-saga';
import type { TabChange } from '../../services/tabs/otherTabs';
import { getDependencies } from '../support/dependencies';

/** Worker: reports a change to the other tabs of this browser. */
export function* announceChange(change: TabChange): SagaGenerator<void> {
  const { otherTabs } = yield* getDependencies();
  yield* call(otherTabs.announce, change);
}
