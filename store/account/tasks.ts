import { all, put, type SagaGenerator, select } from 'typed-redux-saga';
import { logoutEverywhere } from '../../services/account/logout';
import { acceptPolicies, getPolicies, getReacceptanceText } from '../../services/account/policies';
import { sendEmailVerification } from '../../services/account/users';
import { type Failure, toFailure } from '../../services/http/errors';
import { toastShown } from '../toasts/slice';
import { selectLocale } from '../locale/selectors';
import { selectUserId } from '../session/selectors';
import { callService } from '../support/callService';
import { createResource } from '../support/createResource';
import { selectCountry } from './selectors';
import { emailConfirmed } from './slice';
import { logoutRequested, policiesAccepted } from '../session/events';

export const policyTextsInForce = createResource('policies', {
  *fetch() {
    const region = { country: yield* select(selectCountry), languageCode: yield* select(selectLocale) };
    const { policies, reacceptance } = yield* all({
      policies: callService(getPolicies, region),
      reacceptance: callService(getReacceptanceText, { ...region, format: 'text' }),
    });
    return { policies, reason: reacceptance.content };
  },
});

/** True if the texts changed again while the player read them (docs/contracts/accounts.md). */
export const isOutdatedKey = ({ status }: Failure) => status === 400;

/** If the texts are no longer in force, the current ones are fetched. */
export function* acceptPolicyTexts(legalOptinsKey: string): SagaGenerator<void> {
  const userId = yield* select(selectUserId);
  try {
    yield* callService(acceptPolicies, { userId, legalOptinsKey });
    yield* put(policiesAccepted(null));
  } catch (error) {
    if (isOutdatedKey(toFailure(error))) yield* policyTextsInForce.refresh();
    throw error;
  }
}

/** None is sent for an address that is confirmed by now, such as in another browser. */
export function* sendVerificationEmail(): SagaGenerator<{ emailVerified: boolean }> {
  const answer = yield* callService(sendEmailVerification, {});
  if (answer.emailVerified) yield* put(emailConfirmed());
  return answer;
}

/** The services end this browser's session too: the site signs out as usual, in all tabs. */
export function* signOutEverywhere(wasUnsure: boolean): SagaGenerator<void> {
  yield* unlessEnded(callService(logoutEverywhere, {}), wasUnsure);
  yield* put(toastShown({ about: 'signedOutEverywhere' }));
  yield* put(logoutRequested());
}

/**
 * For a call that ends this browser's session too. Where the response to an earlier attempt was lost, a session that has ended tells
 * that the attempt was carried out: then the result is null.
 */
export function* unlessEnded<Output>(end: SagaGenerator<Output>, wasUnsure: boolean): SagaGenerator<Output | null> {
  try {
    return yield* end;
  } catch (error) {
    if (!wasUnsure || toFailure(error).status !== 401) throw error;
    return null;
  }
}
