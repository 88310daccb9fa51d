import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { toFailure } from '../../../services/http/errors';
import { wireError } from '../../../services/testing/wireResponses';
import { redemptionRequested } from '../../discount/slice';
import { claimRequested } from '../../rewards/slice';
import { testServicesUrl } from '../../support/testing/createTestStore';
import { createSignedInStore, stateWhere } from '../../support/testing/signedInStore';
import {
  emailVerificationReducer,
  isUnverifiedRejection,
  verificationEmailRequested,
  verificationEmailSteps,
} from './slice';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const url = `${testServicesUrl}/v3/users/me/emailVerification`;
const failure = toFailure(new Error('The services are down.'));
const none = emailVerificationReducer(undefined, { type: 'nothing' });
const after = (...events: Parameters<typeof emailVerificationReducer>[1][]) =>
  events.reduce(emailVerificationReducer, none);

describe('another e-mail with the link that verifies the address', () => {
  it.each([
    ['is sent', false],
    ['is not needed where the address is verified', true],
  ])('%s', async (_case, emailVerified) => {
    server.use(http.post(url, () => HttpResponse.json({ emailVerified })));
    const { store } = createSignedInStore();

    store.dispatch(verificationEmailRequested());

    const { emailVerification } = await stateWhere(store, (state) => state.emailVerification.status === 'loaded');
    expect(emailVerification).toEqual({ status: 'loaded', failure: null, isVerified: emailVerified });
  });

  it('shows why it cannot be sent, until it is requested again', async () => {
    server.use(http.post(url, () => HttpResponse.json(wireError(1100, 429), { status: 429 })));
    const { store } = createSignedInStore();

    store.dispatch(verificationEmailRequested());

    const { emailVerification } = await stateWhere(store, (state) => state.emailVerification.status === 'failed');
    expect(emailVerification.failure).toMatchObject({ code: 1100 });
    expect(after(verificationEmailSteps.failed(failure), verificationEmailSteps.started(null))).toEqual({
      ...none,
      status: 'loading',
    });
  });

  it.each([
    ['a claim', claimRequested()],
    ['a redemption', redemptionRequested()],
  ])('is forgotten at %s', (_case, event) => {
    expect(after(verificationEmailSteps.succeeded({ emailVerified: true }), event)).toEqual(none);
  });
});

it.each([
  [2029, true],
  [2028, false],
  ['network', false],
] as const)('a rejection with the code %s is for the address: %s', (code, expected) => {
  expect(isUnverifiedRejection({ ...failure, code })).toBe(expected);
});
