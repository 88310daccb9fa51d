import { put, type SagaGenerator } from 'typed-redux-saga';
import { logoutEverywhere } from '../../services/account/logout';
import { callService } from '../support/callService';
import { logoutRequested } from '../session/events';

/** The services end this browser's session too: the site signs out as usual, in all tabs. */
export function* signOutEverywhere(): SagaGenerator<void> {
  yield* callService(logoutEverywhere, {});
  yield* put(logoutRequested());
}
