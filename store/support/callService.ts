import { call, cancel, put, race, select, type SagaGenerator, take } from 'typed-redux-saga';
import { type CallContext, type Endpoint, request } from '../../services/http/endpoint';
import { ServiceError, serviceErrorCodes } from '../../services/http/errors';
import {
  logoutStarted,
  policiesFoundOutdated,
  ticketRenewalFailed,
  ticketRenewalRequested,
  ticketRenewed,
} from '../session/events';
import type { RootState } from '../rootReducer';
import { getDependencies } from './dependencies';

export type CallOptions = Pick<CallContext, 'idempotencyKey'>;

/**
 * Sends the player's ticket, session and language; throws a ServiceError. After a 401 the ticket is renewed, once for
 * all waiting calls, and the call is repeated once. A sign-out cancels calls with a ticket and their sagas: no response
 * outlives the session. A rejection for policies that are not accepted is dispatched too, so that the site leads the
 * player to them.
 */
export function* callService<Input, Output>(
  endpoint: Endpoint<Input, Output>,
  input: Input,
  options: CallOptions = {},
): SagaGenerator<Output> {
  const ticketUsed = yield* select(selectTicket);
  try {
    return yield* attempt(endpoint, input, options);
  } catch (error) {
    if (isPoliciesRejection(error)) yield* put(policiesFoundOutdated());
    if (endpoint.auth !== 'ticket' || !isUnauthorized(error)) throw error;
    if (!(yield* renewTicket(ticketUsed))) throw error;
    return yield* attempt(endpoint, input, options);
  }
}

const selectTicket = ({ auth }: RootState) => auth.ticket;

const selectSession = ({ auth, callPolicy, locale }: RootState) => ({
  ticket: auth.ticket,
  sessionId: auth.sessionId,
  locale: locale.locale,
  policy: callPolicy.policy,
});

const isUnauthorized = (error: unknown) => error instanceof ServiceError && error.status === 401;

const isPoliciesRejection = (error: unknown) =>
  error instanceof ServiceError && error.errorCode === serviceErrorCodes.policiesNotAccepted;

function* attempt<Input, Output>(
  endpoint: Endpoint<Input, Output>,
  input: Input,
  options: CallOptions,
): SagaGenerator<Output> {
  const { environment, fetch } = yield* getDependencies();
  const session = yield* select(selectSession);
  const controller = new AbortController();
  const context: CallContext = { ...options, ...session, environment, fetch, signal: controller.signal };
  const send = async () => ({ output: await request(endpoint, input, context) });
  try {
    if (endpoint.auth !== 'ticket') return (yield* call(send)).output;
    const { response } = yield* race({ response: call(send), signOut: take(logoutStarted) });
    return response ? response.output : yield* stopHere();
  } finally {
    controller.abort();
  }
}

function* stopHere(): SagaGenerator<never> {
  yield* cancel();
  throw new Error('A cancelled saga goes no further.');
}

function* renewTicket(rejected: string | null): SagaGenerator<boolean> {
  const current = yield* select(selectTicket);
  if (current !== rejected) return current !== null;
  yield* put(ticketRenewalRequested());
  const { renewed } = yield* race({
    renewed: take(ticketRenewed),
    failed: take(ticketRenewalFailed),
    signOut: take(logoutStarted),
  });
  return renewed !== undefined;
}
