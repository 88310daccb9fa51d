import { call, type SagaGenerator } from 'typed-redux-saga';
import type { TabChange } from '../../services/tabs/otherTabs';
import { getDependencies } from '../support/dependencies';

export function* announceChange(change: TabChange): SagaGenerator<void> {
  const { otherTabs } = yield* getDependencies();
  yield* call(otherTabs.announce, change);
}
