import {
  loginSucceeded,
  logoutStarted,
  policiesAccepted,
  policiesFoundOutdated,
  ticketRenewalFailed,
  ticketRenewed,
  userInfoLoaded,
} from '../session/events';
import { buildLoginReport, buildPlatformProfile, buildTicketReport, buildUser } from '../support/testing/builders';
import { accountReducer, communicationsChanged, profileRenamed } from './slice';

const none = accountReducer(undefined, { type: 'nothing' });
const after = (...events: Parameters<typeof accountReducer>[1][]) => events.reduce(accountReducer, none);
const known = userInfoLoaded(buildUser({ country: 'FR', communicationOptIn: false, hasAcceptedLegalOptins: false }));
const login = loginSucceeded(buildLoginReport());
const failure = { code: 'unexpected', message: 'No.', status: 0, transactionId: null, retryAfter: null };

it.each([
  ['a login', [login], true],
  ['a renewed ticket', [ticketRenewed(buildTicketReport())], true],
  ['a ticket that could not be renewed', [login, ticketRenewalFailed(failure)], false],
  ['a logout', [login, logoutStarted()], false],
])('after %s a player is logged in: %#', (_case, events, loggedIn) => {
  expect(after(...events).loggedIn).toBe(loggedIn);
});

it('has the profile of the login, and the user with the country', () => {
  expect(after(login).playerProfile).toEqual(buildPlatformProfile());
  expect(after(known)).toMatchObject({ status: 'loaded', country: 'FR', userInfo: { username: 'Marlo' } });
});

describe('what changes elsewhere', () => {
  const renamed = profileRenamed(buildPlatformProfile({ nameOnPlatform: 'Orion' }));
  const choice = { communicationOptIn: true, communicationThirdPartyOptIn: true };

  it('shows in the data of the user', () => {
    expect(after(known, renamed).userInfo).toMatchObject({ nameOnPlatform: 'Orion', username: 'Orion' });
    expect(after(known, communicationsChanged(choice)).userInfo).toMatchObject(choice);
    expect(after(known, policiesAccepted(null)).userInfo?.hasAcceptedLegalOptins).toBe(true);
    expect(after(known, policiesAccepted(null), policiesFoundOutdated()).userInfo?.hasAcceptedLegalOptins).toBe(false);
  });

  it.each([
    ['a name', renamed],
    ['a choice of emails', communicationsChanged(choice)],
    ['accepted policies', policiesAccepted(null)],
    ['outdated policies', policiesFoundOutdated()],
  ])('makes no user of %s', (_case, event) => {
    expect(after(event).userInfo).toBeNull();
  });

  it('is the new name also before the data of the user is known', () => {
    expect(after(renamed).playerProfile?.nameOnPlatform).toBe('Orion');
  });
});
